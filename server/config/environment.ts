import { findState } from '@gullylens/contract/values/indian-states';
import { z } from 'zod';

const yesOrNo = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const flag = yesOrNo.default(false);
const port = z.coerce.number().int().min(0).max(65_535);
/** Older configurations have `true`, which means 1, or `false`, which means 0. */
const proxyCount = z
  .string()
  .regex(/^(\d|true|false)$/, 'must be the number of your own proxies, 0 to 9')
  .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))
  .default(0);
const emails = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((email) => email.trim()))
  .transform((list) => list.filter((email) => email.length > 0));
const state = z.string().transform((text, context) => {
  const match = findState(text);
  if (match) return match.code;
  context.addIssue('is not a State of India');
  return z.NEVER;
});
const roles = z
  .string()
  .default('api,live,worker')
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(['api', 'live', 'worker'])).min(1));

/** The environment variables of the server with their descriptions. `.env.example` is generated from this. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` rejects sandboxes and generated secrets'),
  PORT: port.default(3000).describe('port of the server'),
  HOST: z
    .string()
    .default('localhost')
    .describe('address to listen on: `localhost` for this machine only, 0.0.0.0 for every network'),
  PUBLIC_URL: z.url().optional().describe('address at which visitors reach the server; https in production'),
  API_HOST: z
    .url()
    .optional()
    .describe('address of the API for pages served over plain http, if it is not their own origin'),
  TRUST_PROXY: proxyCount.describe(
    'number of your own proxies that append to X-Forwarded-For, one behind the other: 0 without a proxy, 1 for Caddy, 2 for a CDN and Caddy',
  ),
  DATA_DIR: z
    .string()
    .default('./.data')
    .describe('folder of the embedded PostgreSQL and of generated secrets'),
  ROLES: roles.describe(
    'roles of this process: `api` answers requests, `live` serves the streams of /api/live/, `worker` polls CricAPI, processes payments, learns from matches and drafts analyses',
  ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .optional()
    .describe('log level; default: info in production, otherwise warn'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('factor of every rate limit, for load and fault tests'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(10)
    .optional()
    .describe(
      'seconds for which a stopping server still serves while /readyz answers 503, so that your proxy stops using it; default: 3 in production, otherwise 0',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token required by /metrics; must be set in production'),
  METRICS_TOKEN_PREVIOUS: z
    .string()
    .min(16)
    .optional()
    .describe('previous METRICS_TOKEN, accepted until Prometheus sends the new one'),

  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('address of your PostgreSQL, 15 or later; if not set, an embedded one is started in DATA_DIR'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'address of the same database without PgBouncer, for migrations, locks, notifications and backups; needed when DATABASE_URL is a PgBouncer in transaction mode',
    ),
  ALLOW_EMBEDDED_DATABASE: flag.describe(
    '1 to run production on the PostgreSQL in DATA_DIR, which one process on one machine can use',
  ),
  MIGRATE_AT_START: yesOrNo
    .default(true)
    .describe('1 applies pending schema changes at start; 0 leaves them to `npm run migrate`'),
  VALKEY_URL: z
    .url({ protocol: /^(redis|rediss|valkey)$/ })
    .optional()
    .describe(
      'address of Valkey or Redis, which several processes use for change messages and shared rate limits',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'address of an OpenTelemetry collector (OTLP over HTTP), such as http://localhost:4318, to which traces are sent; if not set, there are none',
    ),

  JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'secret for signing access tokens, at least 32 characters; outside production one is generated and stored in DATA_DIR',
    ),
  JWT_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe('previous JWT_SECRET: tokens signed with it are still accepted, so a change signs nobody out'),
  ANALYST_EMAILS: emails.describe(
    'e-mail addresses, separated by commas, whose verified owners are analysts',
  ),
  ADMIN_EMAILS: emails.describe('e-mail addresses, separated by commas, whose verified owners are admins'),

  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('OAuth web client id; if not set, a sandbox stands in for Google'),

  RAZORPAY_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Razorpay key id; if not set, a sandbox stands in for Razorpay'),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional().describe('secret of the Razorpay key'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('secret of the webhook, as entered in the Razorpay dashboard'),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z
    .string()
    .min(1)
    .optional()
    .describe('previous secret of the webhook, while retries signed with it may still arrive'),

  CRICAPI_KEY: z.string().min(1).optional().describe('CricAPI key; if not set, a sandbox plays matches'),
  CRICAPI_DAILY_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'maximum number of CricAPI hits per day (a scorecard costs ten); if not set, the limit that CricAPI reports for your plan (100 until it does)',
    ),
  CRICAPI_SPREAD_HITS: flag.describe(
    "1 to spread the day's remaining hits over the expected play; otherwise scores are polled every 1 to 5 minutes, more often on larger plans, until the hits are used up",
  ),

  GST_ENABLED: flag.describe('1 if you are registered for GST: receipts become tax invoices'),
  GSTIN: z.string().length(15).optional().describe('your GSTIN, 15 characters'),
  SUPPLIER_STATE: state.optional().describe('State of your registration: its name or its two-digit code'),
  SUPPLIER_NAME: z.string().min(1).default('GullyLens').describe('name of the seller on receipts'),
  SUPPLIER_ADDRESS: z.string().min(1).optional().describe('postal address of the seller on receipts'),
  SAC_CODE: z.string().default('998439').describe('service accounting code (SAC) on tax invoices'),

  SANDBOX_PORT: port.default(4010).describe('port of the sandboxes'),
  SANDBOX_REPLAY: z
    .string()
    .optional()
    .describe('path of a Cricsheet zip whose latest matches the CricAPI sandbox plays live'),
  SANDBOX_REPLAY_MATCHES: z.coerce
    .number()
    .int()
    .min(3)
    .max(2_000)
    .default(24)
    .describe(
      'number of matches that the CricAPI sandbox plays, at most 56 of the fictional league; earlier ones become history',
    ),
  SANDBOX_SPEED: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('speed of sandbox matches: 1 is a ball every 2 seconds, 10 is ten times as fast'),
  ALLOW_SANDBOX: flag.describe('1 to allow sandboxes in production, for a demonstration'),
});
/** The environment variables of the server, parsed. */
export type Environment = z.infer<typeof Environment>;

/** Returns the text of `.env.example`: every variable with description and default, commented out. */
export function describeEnvironment(): string {
  const lines = Object.entries(Environment.shape).map(([name, schema]) => {
    const initial = schema.safeParse(undefined);
    const value = initial.success ? asText(initial.data) : '';
    return `# ${schema.description}\n#${name}=${value}\n`;
  });
  return [
    '# Copy to .env and uncomment what you change. Nothing here is needed to run with sandboxes.\n',
    ...lines,
  ].join('\n');
}

function asText(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');
}
