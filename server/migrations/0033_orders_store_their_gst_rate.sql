-- The GST rate in the price of an order, in percent; null where none is charged.
alter table billing_orders add column gst_percent integer;

update billing_orders set gst_percent = 18 where buyer_state is not null;
