-- People, their signed-in devices, and the tokens that keep a device signed in.

create table users (
  id uuid primary key default gen_random_uuid(),
  -- Google's `sub`: the only thing a person is recognised by. Null once the person is erased.
  google_sub text unique,
  email text,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  supplied_name text not null default '',
  picture text,
  -- Set when the person changed their name here: signing in then no longer copies Google's.
  name_edited_at timestamptz,
  -- Given by an operator; ANALYST_EMAILS and ADMIN_EMAILS may raise it while they name the address.
  granted_role text not null default 'user' check (granted_role in ('user', 'analyst', 'admin')),
  created_at timestamptz not null,
  signed_in_at timestamptz not null,
  -- An erased account keeps its id, for what the law wants kept, and nothing about the person.
  erased_at timestamptz,
  check ((erased_at is null) = (google_sub is not null and email is not null))
);

-- Only a verified address belongs to somebody; an unverified one is a label.
create unique index users_verified_email on users (lower(email)) where email_verified;

-- One signed-in device: a family of refresh tokens. Its id is the `sid` of the access tokens.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed-out', 'ended-by-user', 'token-reuse', 'account-deleted')),
  check ((ended_at is null) = (end_reason is null))
);

create index sessions_user on sessions (user_id);
create index sessions_ended on sessions (ended_at) where ended_at is not null;

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  parent_hash text,
  used_at timestamptz
);

-- A family has one token that may still be used.
create unique index refresh_tokens_head on refresh_tokens (session_id) where used_at is null;
create index refresh_tokens_session on refresh_tokens (session_id);

-- Google credentials that were signed in with: each counts once.
create table spent_credentials (
  hash text primary key,
  expires_at timestamptz not null
);
