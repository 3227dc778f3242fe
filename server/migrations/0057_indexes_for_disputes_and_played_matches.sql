-- The outcomes of a payment's dispute are found among its events by its id at Razorpay.
create index billing_events_payment on billing_events (razorpay_payment_id) where razorpay_payment_id is not null;

-- Played matches are found by format and day: those that a live match may be, and the latest of a format.
create index history_matches_by_format on history_matches (format, played_on desc);
