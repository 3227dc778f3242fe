import { readFileSync, writeFileSync } from 'node:fs';
import { errorCodeTable } from '@gullylens/contract/definition/error-body';
import { commonStatusesText, ownStatusesOf } from '@gullylens/contract/openapi/response-statuses';
import type { Route } from '@gullylens/contract/definition/route';
import { areas } from '@gullylens/contract/routes';
import { describeEnvironment } from '../server/config/environment.ts';

const EXAMPLES = `## Examples

Sign in. \`token\` is the ID token from Google's button. \`access\` is valid for ten minutes; send it as
\`Authorization: Bearer …\`. \`refresh\` is used once, for the next pair.

\`\`\`http
POST /api/auth/google/
{ "token": "eyJhbGciOi…" }

200
{ "success": true, "user": { "id": "…", "isPremium": false, … }, "tokens": { "access": "…", "refresh": "…" } }
\`\`\`

Pay. Pass the order to Razorpay's checkout, then report its result. A 202 means that Razorpay has not confirmed the capture
yet: poll the order until its \`state\` is \`paid\`.

\`\`\`http
POST /api/subscriptions/premium/create-order/
{ "plan_type": "monthly" }

200
{ "key": "rzp_live_…", "amount": 49900, "currency": "INR", "order_id": "order_…", … }

POST /api/subscriptions/premium/verify-payment/
{ "razorpay_order_id": "order_…", "razorpay_payment_id": "pay_…", "razorpay_signature": "…" }

200
{ "success": true, "premium": { "isPremium": true, "premiumUntil": "2026-05-12T09:30:00.000Z", "subscriptionActive": true } }
\`\`\`

Follow live scores. The stream starts with a \`snapshot\`, then sends an \`update\` for each changed match and \`feed_age\` every
15 seconds. Reconnect with \`Last-Event-ID\`; after \`bye\`, wait \`retryMs\` first.

\`\`\`http
GET /api/live/

200
id: 1042
event: update
data: {"version":1042,"as_of":"2026-04-12T14:05:09.000Z","delayed_after":180,"match":{"key":"…","phase":"live",…}}
\`\`\`

An error. \`code\` is stable; \`error\` is for users; \`requestId\` finds the line in the server's log.

\`\`\`http
GET /api/v1/analysis/unknown/

404
{ "error": "There is no analysis of this match yet.", "code": "analysis_not_found", "requestId": "req-7" }
\`\`\``;

/**
 * Generated documents by path. With `--check`, as in `npm run check`, nothing is written: it fails if one is out of
 * date.
 */
const documents: Readonly<Record<string, string>> = {
  'docs/api.md': describeApi(),
  '.env.example': describeEnvironment(),
};

function describeApi(): string {
  const sections = Object.entries(areas).flatMap(([name, { about, routes }]) => [
    `## ${name}`,
    about,
    [
      '| route | access | limit | statuses | description |',
      '|---|---|---|---|---|',
      ...Object.values(routes).map(describeRow),
    ].join('\n'),
  ]);
  const introduction = [
    'Generated from `contract/` by `npm run docs`; do not edit. The server has all schemas as OpenAPI 3.1 at',
    '`/api/openapi.json`, and these tables at `/docs`.',
    '',
    'Access: `public` for everyone, `guest` with or without a token, `user` with a token, `premium` with Premium, `analyst` or',
    '`admin` by role, `signature` for Razorpay, `operator` with METRICS_TOKEN. A limit of 60/60 s is 60 calls in 60 seconds',
    `per user, or per network without a token. ${commonStatusesText}`,
  ].join('\n');
  const errors = ['## Error codes', errorCodeTable];
  return `${['# API', introduction, EXAMPLES, ...sections, ...errors].join('\n\n')}\n`;
}

function describeRow(route: Route): string {
  const { max, perSeconds } = route.rateLimit;
  const statuses = ownStatusesOf(route).join(', ');
  return `| \`${route.method} ${route.path}\` | ${route.access} | ${max}/${perSeconds} s | ${statuses} | ${route.summary} |`;
}

function isCurrent(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}

const outdated = Object.entries(documents).filter(([path, text]) => !isCurrent(path, text));
if (process.argv.includes('--check')) {
  for (const [path] of outdated) console.error(`${path} is out of date: run npm run docs`);
  process.exitCode = outdated.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of outdated) writeFileSync(path, text);
}
