/** Content-security-policy sources of the vendors in use, by purpose. */
export interface VendorSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  readonly forms?: readonly string[];
  readonly images?: readonly string[];
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Returns the security headers of every response. Google and Razorpay publish the origins they need.
 * `same-origin-allow-popups`, because Google's button opens a window that must reply.
 */
export function securityHeadersFor(vendors: VendorSources): SecurityHeaders {
  const { scripts = [], styles = [], frames = [], connections = [], forms = [], images = [] } = vendors;
  const policy = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...forms],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...styles],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'connect-src': ["'self'", ...connections],
    'img-src': ["'self'", 'data:', ...images],
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
