import { type Accounts, createAccounts, findContact } from '../../accounts/public.ts';
import { type Billing, createBilling, type GstSettings } from '../../billing/public.ts';
import type { Environment } from '../../config/environment.ts';
import { createPersonalData as createAnalystRecords } from '../../insights/public.ts';
import { createForum } from '../../forum/public.ts';
import { createSupport } from '../../support/public.ts';
import { createGoogle } from '../../vendors/google/verify-credential.ts';
import { createRazorpayClient } from '../../vendors/razorpay/razorpay-client.ts';
import type { ServerDependencies } from './compose-product.ts';
import { openPool } from './open-pool.ts';
import { loadOrCreateSecret } from '../../platform/stored-secret.ts';

/** A user waits at the checkout; Razorpay normally answers in under a second. */
const RAZORPAY_TIMEOUT_MS = 8_000;

/**
 * Creates accounts and billing, which depend on each other, and support and the forum, which depend on accounts.
 */
export async function composeMemberFeatures(
  base: ServerDependencies,
  findMatchTitle: (matchKey: string) => Promise<string | null>,
) {
  const { settings, database, metrics, log, clock } = base;
  const { environment, vendors } = settings;
  const accounts: Accounts = createAccounts({
    database,
    clock,
    log,
    metrics,
    google: createGoogle({
      clientId: vendors.google.clientId,
      keysAddress: vendors.google.keysUrl,
      clock,
      log,
    }),
    jwtSecret: environment.JWT_SECRET ?? (await loadOrCreateSecret(environment.DATA_DIR, 'jwt-secret')),
    previousJwtSecret: environment.JWT_SECRET_PREVIOUS,
    analystEmails: environment.ANALYST_EMAILS,
    adminEmails: environment.ADMIN_EMAILS,
    readPremiumUntil: (userId) => billing.readPremiumUntil(userId),
    listPersonalRecords: () => [
      ...[billing, support, forum].map(({ personalRecords }) => personalRecords),
      createAnalystRecords(database.db),
    ],
  });
  const checkout = openPool(base, 'checkout');
  const billing: Billing = createBilling({
    db: checkout,
    readersDb: database.db,
    clock,
    log,
    metrics,
    razorpay: createRazorpayClient({ ...vendors.razorpay, timeoutMs: RAZORPAY_TIMEOUT_MS }),
    webhookSecrets: vendors.razorpay.webhookSecrets,
    findUser: (userId) => findContact(checkout, userId),
    lockUser: accounts.lockUser,
    supplier: { name: environment.SUPPLIER_NAME, address: environment.SUPPLIER_ADDRESS ?? null },
    gst: gstSettings(environment),
  });
  const { findAuthors, lockUser } = accounts;
  const support = createSupport({ db: database.db, clock, findUser: accounts.findUser, lockUser });
  const forum = createForum({ db: database.db, clock, findAuthors, lockUser, findMatchTitle });
  return { accounts, billing, support, forum };
}

function gstSettings(environment: Environment): GstSettings | null {
  const { GST_ENABLED, GSTIN, SUPPLIER_STATE, SAC_CODE } = environment;
  // The settings reject GST_ENABLED without the other two.
  return GST_ENABLED ? { gstin: GSTIN ?? '', supplierState: SUPPLIER_STATE ?? '', sacCode: SAC_CODE } : null;
}
