import type { VendorSources } from '../platform/http/security-headers.ts';
import type { VendorSettings } from './choose-vendors.ts';

/** What Google's sign-in pages say they need (its FedCM guide and set-up guide, September 2026). */
const google: VendorSources = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
  images: ['https://*.googleusercontent.com'],
};

/** Razorpay publishes no list; this is what its own shop module allows (November 2026). */
const razorpay: VendorSources = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  forms: ['https://api.razorpay.com'],
  images: ['https://cdn.razorpay.com'],
};

/** Its answers have pictures of teams on these hosts (318 recorded matches); the second has the placeholder too. */
const cricapi: VendorSources = { images: ['https://g.cricapi.com', 'https://h.cricapi.com'] };

function fromSandbox(address: string): VendorSources {
  const origin = [new URL(address).origin];
  return { scripts: origin, styles: origin, frames: origin, connections: origin, images: origin };
}

/** Where the browser may load the vendors' scripts and pictures from: theirs, or their sandbox's. */
export function vendorSourcesOf({ sandboxes, ...vendors }: VendorSettings): Required<VendorSources> {
  const all = [
    sandboxes.includes('google') ? fromSandbox(vendors.google.scriptUrl) : google,
    sandboxes.includes('razorpay') ? fromSandbox(vendors.razorpay.scriptUrl) : razorpay,
    sandboxes.includes('cricapi') ? { images: [new URL(vendors.cricapi.baseUrl).origin] } : cricapi,
  ];
  const union = (kind: keyof VendorSources) => [...new Set(all.flatMap((sources) => sources[kind] ?? []))];
  return {
    scripts: union('scripts'),
    styles: union('styles'),
    frames: union('frames'),
    connections: union('connections'),
    forms: union('forms'),
    images: union('images'),
  };
}
