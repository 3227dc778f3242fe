-- The way of an analysis from draft to reader: drafts are seen at the desk only, and what was written before there was a
-- desk had been shown to readers at once.
alter table analyses
  add column state text not null default 'published' check (state in ('draft', 'published', 'withdrawn')),
  -- Grows with everything that an analyst does to it.
  add column version integer not null default 0,
  -- What the engine wrote; `body` is that with an analyst's edits in it.
  add column draft text,
  -- JSON; null while nobody has edited it, who then has to publish it.
  add column edits text,
  -- An analyst has edited or published it.
  add column reviewed boolean not null default false,
  add column published_at timestamptz,
  -- The match began before it was published: nobody will ever see it.
  add column missed_at timestamptz;

alter table analyses disable trigger analyses_stay_locked;
update analyses set draft = body, published_at = drafted_at;
alter table analyses enable trigger analyses_stay_locked;

alter table analyses
  alter column state set default 'draft',
  alter column draft set not null,
  add check ((state = 'draft') or published_at is not null or state = 'withdrawn'),
  add check (locked_at is null or state = 'published');

create index analyses_unpublished on analyses (match_at) where state = 'draft' and missed_at is null;

-- Who did what to which analysis, and when. `user_id` is null for the engine, and for those whose account is gone.
create table analysis_acts (
  id bigint primary key generated always as identity,
  match_key text not null references analyses (match_key),
  act text not null check (act in ('edited', 'published', 'withdrawn', 'corrected', 'line-up entered')),
  by_engine boolean not null,
  user_id text,
  -- What an edit was, as JSON.
  edits text,
  at timestamptz not null,
  check (not (by_engine and user_id is not null))
);

create index analysis_acts_by_match on analysis_acts (match_key, id);
create index analysis_acts_by_user on analysis_acts (user_id) where user_id is not null;
