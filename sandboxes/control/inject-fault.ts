import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultMode } from './fault-queue.ts';

const BAD_GATEWAY_PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr></body></html>';

interface CannedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const failure = (fields: object) => JSON.stringify({ status: 'failure', ...fields });

/** Answers of the faults that replace the handler. The last two have CricAPI's own texts. */
const cannedAnswers: Partial<Record<FaultMode, CannedAnswer>> = {
  http500: { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  http429: { status: 429, type: 'text/plain', body: 'Too Many Requests' },
  html: { status: 200, type: 'text/html', body: BAD_GATEWAY_PAGE },
  blocked15: { status: 200, type: 'application/json', body: failure({ reason: 'Blocked for 15 minutes' }) },
  quota: {
    status: 200,
    type: 'application/json',
    body: failure({
      reason: 'hits_today_exceeded_hits_limit',
      hitsToday: 106,
      hitsUsed: 1,
      hitsLimit: 100,
      credits: 0,
    }),
  },
};

/**
 * Sends the fault's answer instead of running the handler. Returns undefined for faults that `corruptAnswer` applies.
 */
export function replaceAnswer(mode: FaultMode, reply: FastifyReply): FastifyReply | undefined {
  const canned = cannedAnswers[mode];
  if (!canned) return undefined;
  return reply.code(canned.status).type(canned.type).send(canned.body);
}

/** Corrupts an answer after the handler has run: resets the connection, truncates the answer or never sends it. */
export async function corruptAnswer(
  mode: FaultMode,
  request: FastifyRequest,
  payload: unknown,
): Promise<unknown> {
  const { socket } = request.raw;
  if (mode === 'reset') socket.resetAndDestroy();
  if (mode === 'hang' && !socket.destroyed) await once(socket, 'close');
  if (mode === 'truncated' && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
    return payload.slice(0, Math.floor(payload.length / 2));
  }
  return payload;
}
