import { z } from 'zod';
import { CricapiFailure, type CricapiFailureKind } from './cricapi-failure.ts';
import { listOf, wireCount, wireNumber, wireTotal } from '../wire/wire-values.ts';

const optionalText = z.string().optional().catch(undefined);
const Envelope = z.object({
  status: optionalText,
  reason: optionalText,
  message: optionalText,
  error: optionalText,
  data: z.unknown().optional(),
  info: z.unknown().optional(),
});
const Rows = z.object({ totalRows: wireTotal });
const Explained = z.object({ reason: z.string() });

/**
 * Returns a successful response with unparsed `data` and without the echoed key. Most failures arrive with HTTP 200.
 * @throws CricapiFailure for every kind of failure.
 */
export function readAnswer(body: { status: number; text: string }, endpoint: string, key: string) {
  const { status, text } = body;
  const json = parseJson(text);
  const envelope = Envelope.safeParse(json).data;
  const usage = readUsage(json);
  const outcome = envelope?.status?.trim().toLowerCase();
  const refusal = () => refuse(readReason(envelope).replaceAll(key, '[key]'), { endpoint, usage });
  if (outcome === 'failure' || outcome === 'error') throw refusal();
  if (status === 429) throw new CricapiFailure('throttled', { endpoint, message: 'HTTP 429', usage });
  if (status >= 400) {
    throw new CricapiFailure('server_error', { endpoint, message: `HTTP ${status}`, usage });
  }
  if (json === undefined) throw new CricapiFailure('not_json', { endpoint, message: describeText(text) });
  // Without a status, a response is a failure if it has a reason and a success if it has data.
  if (!outcome && readReason(envelope)) throw refusal();
  const isEmpty = envelope === undefined || listOf(envelope.data).length === 0;
  if (envelope === undefined || (outcome !== 'success' && (outcome || isEmpty))) {
    throw new CricapiFailure('unexpected_shape', { endpoint, message: 'neither success nor failure', usage });
  }
  return { data: envelope.data, usage, totalRows: Rows.safeParse(envelope.info).data?.totalRows ?? null };
}

function refuse(reason: string, about: { endpoint: string; usage: CricapiUsage }): CricapiFailure {
  const message = reason.slice(0, 200) || 'no reason given';
  const { kind, blockedMinutes } = classifyReason(message);
  return new CricapiFailure(kind, { ...about, message, blockedMinutes });
}

/** The reason of a failure: from the documented field, or else from where the vendor also puts it. Empty without one. */
function readReason(envelope: z.output<typeof Envelope> | undefined): string {
  if (envelope === undefined) return '';
  const { reason, message, error, data, info } = envelope;
  const elsewhere = [data, info].map((part) => Explained.safeParse(part).data?.reason);
  const candidates = [reason, message, error, ...elsewhere, typeof data === 'string' ? data : undefined];
  return candidates.find((each) => each?.trim()) ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function describeText(text: string): string {
  if (text.trim() === '') return 'empty answer';
  return /^\s*</.test(text) ? 'HTML instead of JSON' : 'invalid or truncated JSON';
}

const WORDINGS: readonly (readonly [RegExp, CricapiFailureKind])[] = [
  [/block(ed|ing) for/, 'blocked'],
  [/hits.*exceeded|exceeded.*hits|limit (is |was )?(exceeded|reached)/, 'quota'],
  [
    /(invalid|incorrect|wrong|missing|unknown|expired) api ?key|api ?key.*\b(invalid|incorrect|not|missing|required|expired|disabled)\b/,
    'bad_key',
  ],
  [/not (found|available|enabled)/, 'not_found'],
];

/** Length of a block whose message states none, in minutes. */
const USUAL_BLOCK_MINUTES = 15;
/** Upper bound of a stated block, in minutes: the next day has a new quota. */
const MAX_BLOCK_MINUTES = 24 * 60;

/** Classifies the messages of a `status: "failure"`. Half of them have underscores for spaces. */
function classifyReason(reason: string) {
  const wording = reason.toLowerCase().replaceAll('_', ' ');
  const kind = WORDINGS.find(([pattern]) => pattern.test(wording))?.[1] ?? 'refused';
  const minutes = Number(/block(?:ed|ing) for \D*(\d+) min/.exec(wording)?.[1] ?? USUAL_BLOCK_MINUTES);
  return { kind, blockedMinutes: kind === 'blocked' ? Math.min(minutes, MAX_BLOCK_MINUTES) : 0 };
}

const Counts = z.object({
  hitsToday: wireTotal.nullable().catch(null),
  hitsUsed: wireCount.nullable().catch(null),
  hitsLimit: wireNumber.nullable().catch(null),
});

/** The vendor's counts of the key's hits. Null where the response has none. */
export type CricapiUsage = Readonly<z.output<typeof Counts>>;

const Info = z.object({ info: z.unknown().optional() });
const NO_COUNTS: CricapiUsage = { hitsToday: null, hitsUsed: null, hitsLimit: null };

/** The counts of any response: nested under `info`, at the top level, or absent (`info` is the string `"{}"`). */
export function readUsage(answer: unknown): CricapiUsage {
  const nested = Counts.safeParse(Info.safeParse(answer).data?.info).data ?? NO_COUNTS;
  const flat = Counts.safeParse(answer).data ?? NO_COUNTS;
  return {
    hitsToday: nested.hitsToday ?? flat.hitsToday,
    hitsUsed: nested.hitsUsed ?? flat.hitsUsed,
    hitsLimit: nested.hitsLimit ?? flat.hitsLimit,
  };
}
