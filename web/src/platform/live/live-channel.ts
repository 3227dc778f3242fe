import { apiAddress } from '../api/api-address.ts';
import { refreshTokens } from '../api/refresh-tokens.ts';
import { readSession } from '../storage/session-storage.ts';
import type { ServerEvent } from './parse-events.ts';
import { readStream } from './read-stream.ts';

export interface LiveChannelListener {
  onEvent: (event: ServerEvent) => void;
  /** True while a stream is open: what arrives is live, and nobody needs to ask again. */
  onConnected: (connected: boolean) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Keeps one live stream open until it is closed, coming back after any end with growing, scattered waits. */
export function openLiveChannel(listener: LiveChannelListener): () => void {
  const controller = new AbortController();
  void keepOpen(listener, controller.signal);
  return () => controller.abort();
}

async function keepOpen(listener: LiveChannelListener, signal: AbortSignal): Promise<void> {
  let lastEventId: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    const retryMs = await readOnce(
      {
        onConnected: (connected) => {
          if (connected) failures = 0;
          listener.onConnected(connected);
        },
        onEvent: (event) => {
          lastEventId = event.id ?? lastEventId;
          listener.onEvent(event);
        },
      },
      { lastEventId, signal },
    );
    if (signal.aborted) return;
    listener.onConnected(false);
    await wait(returnAfter(failures, retryMs), signal);
    failures += 1;
  }
}

/** The wait before the next try: doubled with each failure, spread over its second half, never under what the server asked for. */
export function returnAfter(
  failures: number,
  askedMs: number | null,
  random: number = Math.random(),
): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return Math.max(askedMs ?? 0, ceiling / 2 + (ceiling / 2) * random);
}

interface Position {
  lastEventId: string | null;
  signal: AbortSignal;
}

async function readOnce(listener: LiveChannelListener, position: Position): Promise<number | null> {
  const token = readSession()?.access;
  if (token === undefined) return null;
  try {
    const end = await readStream({
      address: apiAddress('/api/live/'),
      token,
      ...position,
      onOpen: () => listener.onConnected(true),
      onEvent: listener.onEvent,
    });
    if (end.status === 401) await refreshTokens(token);
    return end.retryMs;
  } catch {
    return null;
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
