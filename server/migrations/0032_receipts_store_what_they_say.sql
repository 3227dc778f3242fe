-- A receipt stores what it says of the sale when it is issued: later settings and prices do not change it.
-- The supplier of earlier receipts stands in the environment only: the server stores it when one is next read.
-- The default is what was sold until now; it also serves processes of the release before that are still running.
alter table billing_receipts
  add column supplier_name text,
  add column supplier_address text,
  add column item text not null default 'GullyLens Premium for one month',
  add column gst_percent integer;

update billing_receipts set gst_percent = 18 where gstin is not null;

create index billing_receipts_without_supplier on billing_receipts (number) where supplier_name is null;
