-- When the payment service says that an event occurred: events come in any order. Null where it does not say.
alter table billing_events add column occurred_at timestamptz;
