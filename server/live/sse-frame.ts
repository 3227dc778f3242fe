import type { LiveEventName } from '@gullylens/contract/live/live-messages';

export interface Frame {
  readonly event: LiveEventName;
  readonly data: unknown;
  /** The reader hands it back when it returns. */
  readonly id?: number;
  readonly retryMs?: number;
}

/** One server-sent event as bytes. JSON has no line break in it, so the data is a single line. */
export function encodeFrame({ event, data, id, retryMs }: Frame): Buffer {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(retryMs === undefined ? [] : [`retry: ${retryMs}`]),
    `event: ${event}`,
    `data: ${JSON.stringify(data)}`,
  ];
  return Buffer.from(`${lines.join('\n')}\n\n`);
}

/** How long the reader waits before it returns after a break; spread, so that not all return at once. */
export function encodeRetry(retryMs: number): Buffer {
  return Buffer.from(`retry: ${retryMs}\n\n`);
}
