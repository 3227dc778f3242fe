import { findState } from '@gullylens/contract/values/indian-states';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
  .default(false);
const port = z.coerce.number().int().min(0).max(65_535);
const emails = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((email) => email.trim()))
  .transform((list) => list.filter((email) => email.length > 0));
const state = z.string().transform((text, context) => {
  const found = findState(text);
  if (found) return found.code;
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
    .describe('`production` refuses sandboxes and made-up secrets'),
  PORT: port.default(3000).describe('where the server listens'),
  HOST: z
    .string()
    .default('localhost')
    .describe('the address it listens on: this machine alone, or 0.0.0.0 for every network'),
  PUBLIC_URL: z.url().optional().describe('how visitors reach the server; https in production'),
  API_HOST: z
    .url()
    .optional()
    .describe('where pages served over plain http find the interface, if not at their own origin'),
  TRUST_PROXY: flag.describe('1 when a reverse proxy of yours sets X-Forwarded-For'),
  DATA_DIR: z
    .string()
    .default('./.data')
    .describe('where the embedded PostgreSQL and made-up secrets are kept'),
  ROLES: roles.describe(
    'what this process does: `api` answers calls, `live` holds the streams of /api/live/, `worker` polls the vendor, settles payments, learns and drafts',
  ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .optional()
    .describe('how much is logged: info in production, else warn'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('multiplies every rate limit, for load and fault runs'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token that /metrics asks for; needed in production'),

  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('your PostgreSQL, 15 or later; without it one is started in DATA_DIR'),
  VALKEY_URL: z
    .url({ protocol: /^(redis|rediss|valkey)$/ })
    .optional()
    .describe(
      'Valkey or Redis, through which several processes hear of changes and count rate limits together',
    ),

  JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('signs access tokens, 32 characters at least; made and kept in DATA_DIR outside production'),
  ANALYST_EMAILS: emails.describe('verified e-mail addresses that become analysts at sign-in, comma between'),
  ADMIN_EMAILS: emails.describe('the same for admins'),

  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('OAuth web client id; without it the sandbox stands in for Google'),

  RAZORPAY_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Razorpay key id; without it the sandbox stands in for Razorpay'),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional().describe('its secret'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('the secret you typed into Razorpay for the webhook'),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z
    .string()
    .min(1)
    .optional()
    .describe('the one before, while retries signed with it may still come'),

  CRICAPI_KEY: z.string().min(1).optional().describe('CricAPI key; without it the sandbox plays matches'),
  CRICAPI_DAILY_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'calls a day at most, whatever CricAPI says of your plan; without it 100 until CricAPI says otherwise',
    ),
  CRICAPI_SPREAD_HITS: flag.describe(
    "1 spreads the day's calls over the play to come; without it scores come every minute while calls last",
  ),

  GST_ENABLED: flag.describe('1 when registered for GST: receipts become tax invoices'),
  GSTIN: z.string().length(15).optional().describe('your GSTIN'),
  SUPPLIER_STATE: state.optional().describe('the State you are registered in: its name, or its two digits'),
  SUPPLIER_NAME: z.string().min(1).default('GullyLens').describe('who sells, as receipts name you'),
  SUPPLIER_ADDRESS: z.string().min(1).optional().describe('your postal address, for receipts'),
  SAC_CODE: z.string().default('998439').describe('service accounting code on invoices'),

  SANDBOX_PORT: port.default(4010).describe('where the sandboxes listen'),
  SANDBOX_REPLAY: z.string().optional().describe('a Cricsheet zip whose latest matches are played live'),
  SANDBOX_REPLAY_MATCHES: z.coerce
    .number()
    .int()
    .min(3)
    .max(2_000)
    .default(24)
    .describe('how many of them, the earlier ones becoming history; of the invented league, 56 at most'),
  SANDBOX_SPEED: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('1 is a ball in 2 seconds, 10 is ten times that pace'),
  ALLOW_SANDBOX: flag.describe('1 to run production with sandboxes, for a demonstration'),
});
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
