-- The members' forum. Authors are named by id only: an erased account's id leads to nobody.

create table forum_threads (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null,
  -- Null when its author took back the opening post.
  title text,
  -- The match that it is about, and what that was called then.
  match_key text,
  match_title text,
  opened_at timestamptz not null,
  last_post_at timestamptz not null,
  -- Posts ever made in it: the number of the last one.
  posts integer not null check (posts > 0),
  -- Its opening post is hidden.
  hidden boolean not null default false,
  check ((match_key is null) = (match_title is null))
);

create index forum_threads_latest on forum_threads (last_post_at desc, id desc) where not hidden;
create index forum_threads_match on forum_threads (match_key, last_post_at desc, id desc) where match_key is not null;

create table forum_posts (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references forum_threads on delete cascade,
  number integer not null check (number > 0),
  author_id uuid not null,
  -- Made by the caller: sent again with the same key, it is the same post.
  client_key uuid,
  -- Null once deleted; the place stays.
  body text,
  posted_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  hidden_at timestamptz,
  unique (thread_id, number),
  unique (author_id, client_key),
  check ((body is null) = (deleted_at is not null))
);

create index forum_posts_author on forum_posts (author_id, posted_at);
create index forum_posts_hidden on forum_posts (hidden_at) where hidden_at is not null;

create table forum_reports (
  id bigint generated always as identity primary key,
  post_id uuid not null references forum_posts on delete cascade,
  reporter_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'betting', 'other')),
  note text,
  reported_at timestamptz not null,
  -- When an analyst ruled on the post.
  settled_at timestamptz,
  unique (post_id, reporter_id)
);

create index forum_reports_open on forum_reports (post_id, reported_at) where settled_at is null;
create index forum_reports_reporter on forum_reports (reporter_id);

-- What analysts decided about posts, and why; the last one counts.
create table forum_rulings (
  id bigint generated always as identity primary key,
  post_id uuid not null references forum_posts on delete cascade,
  analyst_id uuid not null,
  action text not null check (action in ('hide', 'restore')),
  reason text not null,
  ruled_at timestamptz not null
);

create index forum_rulings_post on forum_rulings (post_id, id);
