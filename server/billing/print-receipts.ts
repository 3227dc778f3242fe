import { AppError } from '../platform/app-error.ts';
import { formLine } from '../platform/form-line.ts';
import { limitEach } from '../platform/limit-each.ts';
import { runWorker } from '../platform/run-worker.ts';
import type { ReceiptText } from './describe-receipt.ts';

/** Each is drawn in a thread of its own, for a fraction of a second: more at once would take everybody's memory. */
const AT_ONCE = 2;
const WAITING = 4;
const LIMIT_MS = 20_000;
const RETRY_AFTER_S = 5;

/** Draws a receipt as a PDF, one at a time for each person; throws `unavailable` when too many are being drawn. */
export type PrintReceipt = (userId: string, text: ReceiptText) => Promise<Buffer>;

const tooMany = () =>
  new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_S, log: 'too many receipts at once' });

export function createReceiptPrinter(): PrintReceipt {
  const line = formLine({
    places: AT_ONCE,
    waiting: WAITING,
    waitMs: LIMIT_MS,
    limitMs: LIMIT_MS,
    refuse: tooMany,
  });
  const own = limitEach({ most: 1, refuse: tooMany });
  return (userId, text) => own(userId, () => line((signal) => draw(text, signal)));
}

async function draw(text: ReceiptText, signal: AbortSignal): Promise<Buffer> {
  try {
    const drawn = await runWorker<never, Uint8Array>({
      beside: import.meta.url,
      name: 'draw-receipt.worker',
      data: text,
      signal,
    });
    return Buffer.from(drawn);
  } catch (error) {
    throw signal.aborted ? tooMany() : error;
  }
}
