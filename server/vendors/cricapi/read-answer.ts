import { z } from 'zod';
import { classifyReason } from './classify-reason.ts';
import { CricapiFailure } from './cricapi-failure.ts';
import type { FetchedBody } from './fetch-body.ts';
import { type CricapiUsage, readUsage } from './read-usage.ts';

/** An answer that the vendor calls a success; `data` is not yet looked at. The echoed key is left behind. */
export interface RawAnswer {
  readonly data: unknown;
  readonly usage: CricapiUsage;
  readonly totalRows: number | null;
}

const Envelope = z.object({
  status: z.string().optional(),
  reason: z.string().optional(),
  data: z.unknown().optional(),
  info: z.unknown().optional(),
});
const Rows = z.object({ totalRows: z.int().min(0) });

/** Tells a success from every sort of failure; most failures come with HTTP 200. */
export function readAnswer({ status, text }: FetchedBody, endpoint: string, key: string): RawAnswer {
  const json = parseJson(text);
  const envelope = Envelope.safeParse(json).data;
  const usage = readUsage(json);
  if (envelope?.status === 'failure') {
    const reason = (envelope.reason ?? 'no reason given').replaceAll(key, '[key]').slice(0, 200);
    throw new CricapiFailure(classifyReason(reason).kind, {
      endpoint,
      message: reason,
      usage,
      blockedMinutes: classifyReason(reason).blockedMinutes,
    });
  }
  if (status === 429) throw new CricapiFailure('throttled', { endpoint, message: 'HTTP 429', usage });
  if (status >= 400) {
    throw new CricapiFailure('server_error', { endpoint, message: `HTTP ${status}`, usage });
  }
  if (json === undefined) throw new CricapiFailure('not_json', { endpoint, message: describeText(text) });
  if (envelope?.status !== 'success') {
    throw new CricapiFailure('unexpected_shape', { endpoint, message: 'neither success nor failure', usage });
  }
  return { data: envelope.data, usage, totalRows: Rows.safeParse(envelope.info).data?.totalRows ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeText(text: string): string {
  if (text.trim() === '') return 'empty answer';
  return /^\s*</.test(text) ? 'HTML in place of JSON' : 'JSON that breaks off or is none';
}
