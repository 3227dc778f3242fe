-- Live matches as the vendor tells them and we correct them. One row a match; `record` is the whole of it.
create table matches (
  key text primary key,
  version integer not null check (version > 0),
  -- The number of the feed's change that wrote this row: unique, so that a reader can ask what came after one.
  change bigint not null unique,
  phase text not null check (phase in ('upcoming', 'live', 'completed')),
  starts_at timestamptz,
  record jsonb not null,
  -- When the vendor was asked; an answer that was asked for earlier never overwrites a later one.
  observed_at timestamptz not null,
  changed_at timestamptz not null
);
create index matches_by_phase on matches (phase, starts_at);

-- One row: how many changes the feed has seen, and when the vendor last answered. Its lock puts changes in order.
create table match_feed (
  singleton boolean primary key default true check (singleton),
  change bigint not null default 0,
  as_of timestamptz,
  -- A reader's wish for a refresh, served by whoever holds the poll.
  refresh_wanted_at timestamptz
);
insert into match_feed default values;

-- The last good answer of everything else that the vendor tells: series, squads, scorecards, players, countries.
create table vendor_documents (
  name text primary key,
  body jsonb not null,
  fetched_at timestamptz not null
);

-- Who does what only one process may do. `fencing` grows with each new holder, and a write that carries an
-- older number is refused.
create table leases (
  name text primary key,
  holder text not null,
  fencing bigint not null,
  expires_at timestamptz not null
);

-- The vendor's budget of a UTC day. The row's lock makes judging and charging one step for all processes.
create table vendor_days (
  day date primary key,
  hits_limit integer not null check (hits_limit > 0),
  hits_today integer not null default 0 check (hits_today >= 0),
  spent_high integer not null default 0 check (spent_high >= 0),
  spent_medium integer not null default 0 check (spent_medium >= 0),
  spent_low integer not null default 0 check (spent_low >= 0),
  blocked_until timestamptz
);

-- Every call, written before it is made and settled after it.
create table vendor_calls (
  id bigint generated always as identity primary key,
  day date not null references vendor_days (day),
  endpoint text not null,
  priority text not null check (priority in ('high', 'medium', 'low')),
  cost integer not null check (cost >= 0),
  state text not null default 'sent' check (state in ('sent', 'answered', 'failed', 'not sent')),
  failure text,
  sent_at timestamptz not null,
  settled_at timestamptz
);
create index vendor_calls_by_day on vendor_calls (day, id);
