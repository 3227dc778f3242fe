import type { Environment } from './environment.ts';

export type VendorName = 'google' | 'razorpay' | 'cricapi';

/** Where each vendor is and how we are known there. A sandbox differs in nothing but these values. */
export interface VendorSettings {
  /** The vendors that a sandbox stands in for. */
  readonly sandboxes: readonly VendorName[];
  readonly google: { readonly clientId: string; readonly scriptUrl: string; readonly keysUrl: string };
  readonly razorpay: {
    readonly baseUrl: string;
    readonly scriptUrl: string;
    readonly keyId: string;
    readonly keySecret: string;
    readonly webhookSecrets: readonly string[];
  };
  readonly cricapi: { readonly baseUrl: string; readonly key: string };
}

/**
 * What the sandboxes know us by. Not secrets: they open nothing but a stand-in on loopback.
 */
const sandboxKeys = {
  googleClientId: 'sandbox.apps.googleusercontent.com',
  razorpayKeyId: 'rzp_test_sandbox',
  razorpayKeySecret: 'sandbox-key-secret',
  razorpayWebhookSecret: 'sandbox-webhook-secret',
  cricapiKey: 'sandbox',
};

/** A vendor without credentials in the environment gets its sandbox. */
export function chooseVendors(environment: Environment): VendorSettings {
  const sandbox = `http://127.0.0.1:${environment.SANDBOX_PORT}`;
  return {
    sandboxes: namesOfSandboxes(environment),
    google: environment.GOOGLE_CLIENT_ID
      ? {
          clientId: environment.GOOGLE_CLIENT_ID,
          scriptUrl: 'https://accounts.google.com/gsi/client',
          keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        }
      : {
          clientId: sandboxKeys.googleClientId,
          scriptUrl: `${sandbox}/google/gsi/client`,
          keysUrl: `${sandbox}/google/certs`,
        },
    razorpay: chooseRazorpay(environment, sandbox),
    cricapi: environment.CRICAPI_KEY
      ? { baseUrl: 'https://api.cricapi.com/v1', key: environment.CRICAPI_KEY }
      : { baseUrl: `${sandbox}/cricapi/v1`, key: sandboxKeys.cricapiKey },
  };
}

function namesOfSandboxes(environment: Environment): VendorName[] {
  const names: VendorName[] = [];
  if (!environment.GOOGLE_CLIENT_ID) names.push('google');
  if (!environment.RAZORPAY_KEY_ID) names.push('razorpay');
  if (!environment.CRICAPI_KEY) names.push('cricapi');
  return names;
}

function chooseRazorpay(environment: Environment, sandbox: string): VendorSettings['razorpay'] {
  if (!environment.RAZORPAY_KEY_ID) {
    return {
      baseUrl: `${sandbox}/razorpay/v1`,
      scriptUrl: `${sandbox}/razorpay/v1/checkout.js`,
      keyId: sandboxKeys.razorpayKeyId,
      keySecret: sandboxKeys.razorpayKeySecret,
      webhookSecrets: [sandboxKeys.razorpayWebhookSecret],
    };
  }
  const secrets = [environment.RAZORPAY_WEBHOOK_SECRET, environment.RAZORPAY_WEBHOOK_SECRET_PREVIOUS];
  return {
    baseUrl: 'https://api.razorpay.com/v1',
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    keyId: environment.RAZORPAY_KEY_ID,
    keySecret: environment.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: secrets.filter((secret) => secret !== undefined),
  };
}
