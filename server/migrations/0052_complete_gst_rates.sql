-- A release from before 0032 may have issued tax invoices while that release was being replaced: they get its rate.
update billing_receipts set gst_percent = 18 where gstin is not null and gst_percent is null;
