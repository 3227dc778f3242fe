import { chooseVendors, type VendorSettings } from './choose-vendors.ts';
import { Environment } from './environment.ts';

/** The validated environment and the vendors' settings. */
export interface Settings {
  readonly environment: Environment;
  readonly vendors: VendorSettings;
}

/** Settings, or all faults as sentences for the operator. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Removes empty variables, so that they count as not set: an `.env` file may list many. */
function removeEmpty(variables: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
}

/** Validates the environment. Returns all faults together, without values, which may be secret. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): SettingsResult {
  const parsed = Environment.safeParse(removeEmpty(variables));
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  }
  const vendors = chooseVendors(parsed.data);
  const faults = findCombinedFaults(parsed.data, vendors);
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, settings: { environment: parsed.data, vendors } };
}

/** Returns the configured log level, by default `info` in production and `warn` elsewhere. */
export function logLevelOf({ LOG_LEVEL, NODE_ENV }: Pick<Environment, 'LOG_LEVEL' | 'NODE_ENV'>): string {
  return LOG_LEVEL ?? (NODE_ENV === 'production' ? 'info' : 'warn');
}

/** Returns the names of the previous secrets that are still accepted. */
export function previousSecretsOf(environment: Environment): readonly string[] {
  const names = [
    'JWT_SECRET_PREVIOUS',
    'METRICS_TOKEN_PREVIOUS',
    'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  ] as const;
  return names.filter((name) => environment[name] !== undefined);
}

/** Default in production, in seconds: longer than the interval of the proxy's readiness checks. */
const DRAIN_SECONDS = 3;

/** Returns how long a stopping server still serves, in milliseconds. */
export function drainMsOf({
  DRAIN_SECONDS: seconds,
  NODE_ENV,
}: Pick<Environment, 'DRAIN_SECONDS' | 'NODE_ENV'>): number {
  return 1000 * (seconds ?? (NODE_ENV === 'production' ? DRAIN_SECONDS : 0));
}

/** Returns the address at which visitors reach the server, without a final slash. */
export function publicAddressOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' ? 'localhost' : HOST;
  return (PUBLIC_URL ?? `http://${host}:${PORT}`).replace(/\/$/, '');
}

/** Returns faults that involve several variables. */
function findCombinedFaults(environment: Environment, vendors: VendorSettings): string[] {
  const faults: string[] = [];
  if (
    environment.RAZORPAY_KEY_ID &&
    !(environment.RAZORPAY_KEY_SECRET && environment.RAZORPAY_WEBHOOK_SECRET)
  ) {
    faults.push('RAZORPAY_KEY_ID: requires RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET');
  }
  if (environment.GST_ENABLED && !(environment.GSTIN && environment.SUPPLIER_STATE)) {
    faults.push('GST_ENABLED: requires GSTIN and SUPPLIER_STATE');
  }
  if (environment.NODE_ENV !== 'production') return faults;
  if (!environment.JWT_SECRET) faults.push('JWT_SECRET: must be set in production');
  if (!environment.DATABASE_URL && !environment.ALLOW_EMBEDDED_DATABASE) {
    faults.push(
      'DATABASE_URL: must be set in production, or ALLOW_EMBEDDED_DATABASE=1 to run on the PostgreSQL in DATA_DIR',
    );
  }
  if (!environment.METRICS_TOKEN) faults.push('METRICS_TOKEN: must be set in production');
  if (vendors.sandboxes.length > 0 && !environment.ALLOW_SANDBOX) {
    faults.push(
      `ALLOW_SANDBOX: production would run with a sandbox for ${vendors.sandboxes.join(', ')}; set their keys, or ALLOW_SANDBOX=1 for a demonstration`,
    );
  }
  return faults;
}
