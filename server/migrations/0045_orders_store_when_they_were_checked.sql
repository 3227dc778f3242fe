-- When Razorpay was last asked about an order and answered; null before its first answer.
alter table billing_orders add column checked_at timestamptz;
