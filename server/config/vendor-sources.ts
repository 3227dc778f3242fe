import type { VendorSources } from '../platform/http/register-security-headers.ts';
import type { VendorSettings } from './choose-vendors.ts';

/** What Google's sign-in pages say they need (its FedCM guide and set-up guide, September 2026). */
const google: VendorSources = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
  forms: [],
  images: ['https://*.googleusercontent.com'],
};

/** Razorpay publishes no list; this is what its own shop module allows (November 2026). */
const razorpay: VendorSources = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  styles: [],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  forms: ['https://api.razorpay.com'],
  images: ['https://cdn.razorpay.com'],
};

function fromSandbox(address: string): VendorSources {
  const origin = [new URL(address).origin];
  return { scripts: origin, styles: origin, frames: origin, connections: origin, forms: [], images: origin };
}

function together(a: VendorSources, b: VendorSources): VendorSources {
  return {
    scripts: [...new Set([...a.scripts, ...b.scripts])],
    styles: [...new Set([...a.styles, ...b.styles])],
    frames: [...new Set([...a.frames, ...b.frames])],
    connections: [...new Set([...a.connections, ...b.connections])],
    forms: [...new Set([...a.forms, ...b.forms])],
    images: [...new Set([...a.images, ...b.images])],
  };
}

/** Where the browser may load the vendors' scripts from: theirs, or their sandbox's. */
export function vendorSourcesOf(vendors: VendorSettings): VendorSources {
  const { sandboxes } = vendors;
  return together(
    sandboxes.includes('google') ? fromSandbox(vendors.google.scriptUrl) : google,
    sandboxes.includes('razorpay') ? fromSandbox(vendors.razorpay.scriptUrl) : razorpay,
  );
}
