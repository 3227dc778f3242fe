import { resolve } from 'node:path';
import { z } from 'zod';

/** Default credentials of the sandboxes. They are public: the sandboxes listen on this machine only. */
export const sandboxCredentials = {
  googleClientId: 'sandbox.apps.googleusercontent.com',
  razorpayKeyId: 'rzp_test_sandbox',
  razorpayKeySecret: 'sandbox-key-secret',
  razorpayWebhookSecret: 'sandbox-webhook-secret',
  cricapiKey: 'sandbox',
} as const;

/** Settings of the sandboxes, from environment variables. */
export interface SandboxSettings {
  /** 0 uses any free port. */
  readonly port: number;
  /** Cricsheet zip whose latest matches are replayed; null plays the fictional league. */
  readonly replay: string | null;
  /** Number of matches in a cycle of the feed. */
  readonly replayMatches: number;
  /** Speed factor; at 1 a ball takes two seconds. */
  readonly speed: number;
  /** Null uses a temporary folder that is removed with the sandboxes. */
  readonly dataDir: string | null;
  readonly googleClientId: string;
  readonly razorpayKeyId: string;
  readonly razorpayKeySecret: string;
  /** Where webhooks are sent; null sends none. */
  readonly razorpayWebhookUrl: string | null;
  readonly razorpayWebhookSecret: string;
  readonly cricapiKey: string;
}

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const text = (fallback: string) => z.preprocess(blankAsAbsent, z.string().default(fallback));
const optionalText = z.preprocess(blankAsAbsent, z.string().optional());

const environmentSchema = z.object({
  SANDBOX_PORT: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(65_535).default(4010)),
  SANDBOX_REPLAY: optionalText,
  SANDBOX_REPLAY_MATCHES: z.preprocess(blankAsAbsent, z.coerce.number().int().min(1).max(2_000).default(24)),
  SANDBOX_SPEED: z.preprocess(blankAsAbsent, z.coerce.number().min(0.01).max(100_000).default(1)),
  SANDBOX_DATA_DIR: optionalText,
  GOOGLE_CLIENT_ID: text(sandboxCredentials.googleClientId),
  RAZORPAY_KEY_ID: text(sandboxCredentials.razorpayKeyId),
  RAZORPAY_KEY_SECRET: text(sandboxCredentials.razorpayKeySecret),
  RAZORPAY_WEBHOOK_URL: z.preprocess(blankAsAbsent, z.url().optional()),
  RAZORPAY_WEBHOOK_SECRET: text(sandboxCredentials.razorpayWebhookSecret),
  CRICAPI_KEY: text(sandboxCredentials.cricapiKey),
});

const pathOrNull = (path: string | undefined) => (path === undefined ? null : resolve(path));

/** Reads the environment. Throws one error that lists every invalid value. */
export function readSandboxSettings(environment: Record<string, string | undefined>): SandboxSettings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The sandboxes cannot start:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    port: values.SANDBOX_PORT,
    replay: pathOrNull(values.SANDBOX_REPLAY),
    replayMatches: values.SANDBOX_REPLAY_MATCHES,
    speed: values.SANDBOX_SPEED,
    dataDir: pathOrNull(values.SANDBOX_DATA_DIR),
    googleClientId: values.GOOGLE_CLIENT_ID,
    razorpayKeyId: values.RAZORPAY_KEY_ID,
    razorpayKeySecret: values.RAZORPAY_KEY_SECRET,
    razorpayWebhookUrl: values.RAZORPAY_WEBHOOK_URL ?? null,
    razorpayWebhookSecret: values.RAZORPAY_WEBHOOK_SECRET,
    cricapiKey: values.CRICAPI_KEY,
  };
}
