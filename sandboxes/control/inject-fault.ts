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

/** Faults that take the place of the work: the vendor did nothing. Wordings of the last two are CricAPI's own. */
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

/** Answers in place of the handler, or does nothing when the mode lets the work be done first. */
export function replaceAnswer(mode: FaultMode, reply: FastifyReply): FastifyReply | undefined {
  const canned = cannedAnswers[mode];
  if (!canned) return undefined;
  return reply.code(canned.status).type(canned.type).send(canned.body);
}

/** Spoils an answer whose work is done: it is lost, cut off or never comes, as when a network fails late. */
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
