import { expect, it } from 'vitest';
import { securityHeadersFor } from './security-headers.ts';

it('without vendors allows only the server itself and no frames', () => {
  expect(securityHeadersFor([])).toEqual({
    'content-security-policy':
      "default-src 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';form-action 'self';script-src 'self';style-src 'self';frame-src 'none';connect-src 'self';img-src 'self' data:;font-src 'self'",
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
  });
});

it('allows each source of a vendor once, and only for its purpose', () => {
  const policy = securityHeadersFor([
    {
      scripts: ['https://script'],
      styles: ['https://style'],
      frames: ['https://frame', 'https://other-frame'],
    },
    { connections: ['https://connection'], forms: ['https://form'], images: ['https://image'] },
    { scripts: ['https://script'] },
  ])['content-security-policy'];
  expect(policy?.split(';').filter((directive) => directive.includes('https'))).toEqual([
    "form-action 'self' https://form",
    "script-src 'self' https://script",
    "style-src 'self' https://style",
    'frame-src https://frame https://other-frame',
    "connect-src 'self' https://connection",
    "img-src 'self' data: https://image",
  ]);
});
