-- A refresh token names its family with a secret of 128 bits, so that tokens which are no longer stored are recognised.
-- Null for tokens from before: they do not name a family, and stay stored as long as their session.
alter table refresh_tokens add column family_hash text;

create index refresh_tokens_family on refresh_tokens (family_hash) where family_hash is not null;
