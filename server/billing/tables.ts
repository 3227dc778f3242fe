import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/open-database.ts';

/*
 * Billing's tables as created by `migrations/0002_billing.sql` and later ones, which hold the constraints. Amounts are
 * in paise (1/100 rupee). `nextCheckAt` and `nextAttemptAt` are null when nothing is due any more.
 */

/** Purchases of a plan: one row per order that we create at Razorpay. */
export const orders = pgTable('billing_orders', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  plan: text({ enum: ['monthly'] }).notNull(),
  receipt: text().notNull().unique(),
  razorpayOrderId: text('razorpay_order_id').unique(),
  amountPaise: integer('amount_paise').notNull(),
  currency: text({ enum: ['INR'] }).notNull(),
  gstPercent: integer('gst_percent'),
  buyerState: text('buyer_state'),
  /** `closed`: replaced or unpaid for four days; an open checkout can still pay it. */
  state: text({ enum: ['open', 'paid', 'refunded', 'closed'] })
    .notNull()
    .default('open'),
  createdAt: instant('created_at').notNull(),
  /** When the checkout last received the order. */
  offeredAt: instant('offered_at').notNull(),
  /** Lease of the caller that creates the order at Razorpay; past when an attempt has failed, null before the first. */
  placingUntil: instant('placing_until'),
  nextCheckAt: instant('next_check_at'),
  checkedAt: instant('checked_at'),
});
/** An order as stored. */
export type Order = typeof orders.$inferSelect;

/** Payments as fetched from Razorpay; a status never moves back. */
export const payments = pgTable('billing_payments', {
  razorpayPaymentId: text('razorpay_payment_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  status: text({ enum: ['created', 'failed', 'authorized', 'captured', 'refunded'] }).notNull(),
  amountPaise: integer('amount_paise').notNull(),
  amountRefundedPaise: integer('amount_refunded_paise').notNull(),
  currency: text().notNull(),
  method: text().notNull(),
  paidAt: instant('paid_at').notNull(),
  firstSeenVia: text('first_seen_via', { enum: ['verify', 'webhook', 'reconcile'] }).notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
});
/** What reported a payment first: a checkout result, a webhook event or reconciliation. */
export type PaymentSource = (typeof payments.$inferSelect)['firstSeenVia'];

/** End of Premium by user, recalculated from the active grants; null when none is left. */
export const premium = pgTable('billing_premium', {
  userId: uuid('user_id').primaryKey(),
  premiumUntil: instant('premium_until'),
  cancelledAt: instant('cancelled_at'),
});

/** One month of Premium for each order that was paid. Revoked months stay stored. */
export const grants = pgTable('billing_grants', {
  sequence: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  orderId: uuid('order_id').notNull().unique(),
  razorpayPaymentId: text('razorpay_payment_id').notNull().unique(),
  grantedAt: instant('granted_at').notNull(),
  revokedAt: instant('revoked_at'),
  revokedBecause: text('revoked_because', { enum: ['refund', 'dispute'] }),
});

/** The last receipt number of each series, such as `GL-2627`. */
export const receiptSeries = pgTable('billing_receipt_series', {
  series: text().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Receipts as issued. The tax columns are null without GST. */
export const receipts = pgTable('billing_receipts', {
  number: text().primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  razorpayPaymentId: text('razorpay_payment_id').notNull().unique(),
  userId: uuid('user_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  buyerName: text('buyer_name').notNull(),
  buyerEmail: text('buyer_email').notNull(),
  periodStart: instant('period_start').notNull(),
  periodEnd: instant('period_end').notNull(),
  totalPaise: integer('total_paise').notNull(),
  gstin: text(),
  sacCode: text('sac_code'),
  supplierState: text('supplier_state'),
  buyerState: text('buyer_state'),
  taxablePaise: integer('taxable_paise'),
  cgstPaise: integer('cgst_paise'),
  sgstPaise: integer('sgst_paise'),
  igstPaise: integer('igst_paise'),
  supplierName: text('supplier_name'),
  supplierAddress: text('supplier_address'),
  item: text().notNull(),
  gstPercent: integer('gst_percent'),
});
/** A receipt as stored. */
export type Receipt = typeof receipts.$inferSelect;

/**
 * Refunds that the server requests itself. `razorpayRefundId` is null until one is sent, or when Razorpay had refunded.
 */
export const refunds = pgTable('billing_refunds', {
  razorpayPaymentId: text('razorpay_payment_id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  amountPaise: integer('amount_paise').notNull(),
  reason: text({ enum: ['second_payment', 'account_deleted'] }).notNull(),
  razorpayRefundId: text('razorpay_refund_id').unique(),
  createdAt: instant('created_at').notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at'),
});

/** Signed webhook events. `handledAt` is null until one is processed, and for one that Razorpay refuses. */
export const events = pgTable('billing_events', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: text('event_id').notNull(),
  bodySha256: text('body_sha256').notNull(),
  event: text().notNull(),
  razorpayPaymentId: text('razorpay_payment_id'),
  razorpayOrderId: text('razorpay_order_id'),
  occurredAt: instant('occurred_at'),
  receivedAt: instant('received_at').notNull(),
  handledAt: instant('handled_at'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at'),
});
/** A webhook event as stored. */
export type StoredEvent = typeof events.$inferSelect;

/** Messages to users about their payments, shown in the app. */
export const messages = pgTable('billing_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  /** Kind and subject of the event, such as `premium_started:<order id>`: makes the message unique. */
  fact: text().notNull().unique(),
  kind: text({
    enum: ['premium_started', 'payment_returned', 'premium_ended', 'premium_restored'],
  }).notNull(),
  text: text().notNull(),
  /** The values in the text, for translations: the payment, the end of Premium after it, why a month was revoked. */
  amountPaise: integer('amount_paise'),
  premiumUntil: instant('premium_until'),
  cause: text({ enum: ['refund', 'dispute'] }),
  createdAt: instant('created_at').notNull(),
});
