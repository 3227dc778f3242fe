-- What a message says, beside its text, so that the browser can say it in the reader's language.
alter table billing_messages
  add column amount_paise integer,
  add column premium_until timestamptz,
  add column cause text;

-- Earlier messages have it only in their text, the day as India's calendar has it: `until 21 December 2026.`
update billing_messages set
  amount_paise = round(replace(substring(text from '₹([\d,]+(?:\.\d+)?)'), ',', '')::numeric * 100),
  premium_until = to_timestamp(
    substring(text from 'until (\d+ [A-Z][a-z]+ \d{4})\.') || ' 06:30 +00:00', 'FMDD FMMonth YYYY HH24:MI TZH:TZM'),
  cause = case
    when text like 'Your payment was refunded%' then 'refund'
    when text like 'Your bank took your payment back%' then 'dispute'
  end;
