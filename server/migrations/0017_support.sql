-- What people asked us. There is no mail server: the answer stands beside the question, for whoever was signed in.

create table support_tickets (
  -- What people quote.
  number bigint generated always as identity (start with 1001) primary key,
  -- Null when it was filed without signing in.
  user_id uuid,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  -- Filed by a premium member.
  priority boolean not null,
  opened_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  closed_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

create index support_tickets_user on support_tickets (user_id, number) where user_id is not null;
create index support_tickets_open on support_tickets (priority desc, number) where closed_at is null;
create index support_tickets_closed on support_tickets (closed_at, number) where closed_at is not null;
-- A ticket that is sent twice is found again by it.
create index support_tickets_sender on support_tickets (email, opened_at);
