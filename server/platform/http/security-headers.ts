/** The content-security-policy sources of one vendor, by purpose. */
export type VendorSources = Partial<
  Record<'scripts' | 'styles' | 'frames' | 'connections' | 'forms' | 'images', readonly string[]>
>;

/** Headers of every response, by name. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Returns the security headers of every response. Google and Razorpay publish the origins they need.
 * `same-origin-allow-popups`, because Google's button opens a window that must reply.
 */
export function securityHeadersFor(vendors: readonly VendorSources[]): SecurityHeaders {
  const listed = (purpose: keyof VendorSources) => [
    ...new Set(vendors.flatMap((vendor) => vendor[purpose] ?? [])),
  ];
  const frames = listed('frames');
  const policy = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...listed('forms')],
    'script-src': ["'self'", ...listed('scripts')],
    'style-src': ["'self'", ...listed('styles')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'connect-src': ["'self'", ...listed('connections')],
    'img-src': ["'self'", 'data:', ...listed('images')],
    'font-src': ["'self'"],
  };
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return {
    'content-security-policy': directives.join(';'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}
