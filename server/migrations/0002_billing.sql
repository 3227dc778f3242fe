-- Orders, payments and what they bought. No row here hangs on an account: the books outlive a deleted one.

create table billing_orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  plan text not null,
  -- Ours, unique at Razorpay too: an order whose creation timed out is found again by it.
  receipt text not null unique check (length(receipt) <= 40),
  razorpay_order_id text unique,
  amount_paise integer not null check (amount_paise > 0),
  currency text not null,
  -- Place of supply, two digits, where GST is charged.
  buyer_state text,
  state text not null default 'open' check (state in ('open', 'paid', 'refunded', 'closed')),
  created_at timestamptz not null,
  -- When a browser was last given this order: how often it is checked goes by this.
  offered_at timestamptz not null,
  -- Until then one process alone is creating the order at Razorpay; null before the first attempt.
  placing_until timestamptz,
  next_check_at timestamptz
);

-- One open order a user and plan, however many tabs ask.
create unique index billing_orders_one_open on billing_orders (user_id, plan) where state = 'open';
create index billing_orders_user on billing_orders (user_id);
create index billing_orders_due on billing_orders (next_check_at) where next_check_at is not null;

create table billing_payments (
  razorpay_payment_id text primary key,
  order_id uuid not null references billing_orders (id),
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  amount_paise integer not null,
  amount_refunded_paise integer not null,
  currency text not null,
  method text not null,
  paid_at timestamptz not null,
  -- How we first heard of it, and when.
  first_seen_via text not null check (first_seen_via in ('verify', 'webhook', 'reconcile')),
  first_seen_at timestamptz not null
);

create index billing_payments_order on billing_payments (order_id);
create index billing_payments_seen on billing_payments (first_seen_at);

-- One row a user who ever paid; `premium_until` is worked out from the grants and locked while they change.
create table billing_premium (
  user_id uuid primary key,
  premium_until timestamptz,
  cancelled_at timestamptz
);

create table billing_grants (
  sequence bigint generated always as identity primary key,
  user_id uuid not null references billing_premium (user_id),
  order_id uuid not null unique references billing_orders (id),
  razorpay_payment_id text not null unique references billing_payments (razorpay_payment_id),
  granted_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('refund', 'dispute')),
  check ((revoked_at is null) = (revoked_because is null))
);

create index billing_grants_user on billing_grants (user_id);

-- The next number of each series is taken under this row's lock and given back when the transaction fails: no gaps, no doubles.
create table billing_receipt_series (
  series text primary key,
  last_number integer not null check (last_number > 0)
);

-- What a receipt said when it was issued; it never changes after.
create table billing_receipts (
  number text primary key check (length(number) <= 16),
  order_id uuid not null unique references billing_orders (id),
  razorpay_payment_id text not null unique references billing_payments (razorpay_payment_id),
  user_id uuid not null,
  issued_at timestamptz not null,
  buyer_name text not null,
  buyer_email text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  total_paise integer not null,
  -- Null throughout on a plain receipt.
  gstin text,
  sac_code text,
  supplier_state text,
  buyer_state text,
  taxable_paise integer,
  cgst_paise integer,
  sgst_paise integer,
  igst_paise integer,
  check (gstin is null or taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise)
);

create index billing_receipts_user on billing_receipts (user_id);

create table billing_refunds (
  razorpay_payment_id text primary key references billing_payments (razorpay_payment_id),
  -- Sent as X-Refund-Idempotency: asking again is the same refund.
  idempotency_key text not null unique,
  amount_paise integer not null check (amount_paise > 0),
  reason text not null check (reason in ('second_payment', 'account_deleted')),
  razorpay_refund_id text unique,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz
);

create index billing_refunds_due on billing_refunds (next_attempt_at) where next_attempt_at is not null;

-- Signed events from Razorpay, kept as a doorbell: what happened is asked of Razorpay itself.
create table billing_events (
  id uuid primary key default gen_random_uuid(),
  event_id text not null,
  body_sha256 text not null,
  event text not null,
  razorpay_payment_id text,
  razorpay_order_id text,
  received_at timestamptz not null,
  handled_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  unique (event_id, body_sha256)
);

create index billing_events_due on billing_events (next_attempt_at) where next_attempt_at is not null;
create index billing_events_received on billing_events (received_at);

-- What we have to tell a person. There is no mail server: the account page shows it.
create table billing_messages (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- The fact it tells of; a fact is told once.
  fact text not null unique,
  kind text not null,
  text text not null,
  created_at timestamptz not null
);

create index billing_messages_user on billing_messages (user_id, id);
