import type { VendorSources } from '../platform/http/security-headers.ts';
import type { Environment } from './environment.ts';

const vendorNames = ['google', 'razorpay', 'cricapi'] as const;

/** Address and credentials of each vendor, and the vendors replaced by a sandbox. */
export type VendorSettings = ReturnType<typeof chooseVendors>;

/**
 * Returns the settings of each vendor. A vendor without credentials in the environment gets its sandbox, whose keys are
 * not secret.
 */
export function chooseVendors(environment: Environment) {
  const { GOOGLE_CLIENT_ID, RAZORPAY_KEY_ID, CRICAPI_KEY } = environment;
  const { RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_SECRET_PREVIOUS } = environment;
  const credentials = { google: GOOGLE_CLIENT_ID, razorpay: RAZORPAY_KEY_ID, cricapi: CRICAPI_KEY };
  const sandboxAddress = `http://127.0.0.1:${environment.SANDBOX_PORT}`;
  return {
    sandboxes: vendorNames.filter((name) => !credentials[name]),
    google: GOOGLE_CLIENT_ID
      ? {
          clientId: GOOGLE_CLIENT_ID,
          scriptUrl: 'https://accounts.google.com/gsi/client',
          keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        }
      : {
          clientId: 'sandbox.apps.googleusercontent.com',
          scriptUrl: `${sandboxAddress}/google/gsi/client`,
          keysUrl: `${sandboxAddress}/google/certs`,
        },
    razorpay: RAZORPAY_KEY_ID
      ? {
          baseUrl: 'https://api.razorpay.com/v1',
          scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
          keyId: RAZORPAY_KEY_ID,
          keySecret: environment.RAZORPAY_KEY_SECRET ?? '',
          webhookSecrets: [RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_SECRET_PREVIOUS].filter(
            (secret) => secret !== undefined,
          ),
        }
      : {
          baseUrl: `${sandboxAddress}/razorpay/v1`,
          scriptUrl: `${sandboxAddress}/razorpay/v1/checkout.js`,
          keyId: 'rzp_test_sandbox',
          keySecret: 'sandbox-key-secret',
          webhookSecrets: ['sandbox-webhook-secret'],
        },
    cricapi: CRICAPI_KEY
      ? { baseUrl: 'https://api.cricapi.com/v1', key: CRICAPI_KEY }
      : { baseUrl: `${sandboxAddress}/cricapi/v1`, key: 'sandbox' },
  };
}

/** Content-security-policy sources of Google Sign-In (FedCM and set-up guides, September 2026). */
const google: VendorSources = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
  images: ['https://*.googleusercontent.com'],
};

/** Razorpay publishes no list; these are the sources that its own shop module allows (November 2026). */
const razorpay: VendorSources = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  forms: ['https://api.razorpay.com'],
  images: ['https://cdn.razorpay.com'],
};

/** Hosts of team images in 318 recorded matches; the second also has the placeholder. */
const cricapi: VendorSources = { images: ['https://g.cricapi.com', 'https://h.cricapi.com'] };

/** A sandbox serves everything from its own origin. */
function fromSandbox(address: string): VendorSources {
  const origin = [new URL(address).origin];
  return { scripts: origin, styles: origin, frames: origin, connections: origin, images: origin };
}

/** Returns the content-security-policy sources of each vendor or its sandbox. */
export function vendorSourcesOf({ sandboxes, ...vendors }: VendorSettings): readonly VendorSources[] {
  return [
    sandboxes.includes('google') ? fromSandbox(vendors.google.scriptUrl) : google,
    sandboxes.includes('razorpay') ? fromSandbox(vendors.razorpay.scriptUrl) : razorpay,
    sandboxes.includes('cricapi') ? { images: [new URL(vendors.cricapi.baseUrl).origin] } : cricapi,
  ];
}
