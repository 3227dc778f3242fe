import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { apiAddress } from '../api/api-address.ts';
import { refreshTokens } from '../api/refresh-tokens.ts';
import { noteServerTime } from '../api/server-clock.ts';
import { readSession } from '../storage/session-storage.ts';

/** Called by the live stream of this tab; `LiveProvider` is the only listener. */
export interface LiveChannelListener {
  onEvent: (event: EventSourceMessage) => void;
  /** True while a stream is open: scores are pushed and are polled less often. */
  onConnected: (connected: boolean) => void;
}

/** Bounds of the reconnect delay, in milliseconds. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** A stream that is silent for so many milliseconds counts as broken: the server sends a heartbeat every 15 seconds. */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Keeps a live stream open while the page is visible and reconnects with exponential backoff and jitter. A hidden tab
 * has no stream; it gets a snapshot when it becomes visible. Returns a function that closes the stream.
 */
export function openLiveChannel(listener: LiveChannelListener): () => void {
  let channel = new AbortController();
  const follow = () => {
    channel.abort();
    channel = new AbortController();
    if (document.visibilityState === 'visible') void keepOpen(listener, channel.signal);
    else listener.onConnected(false);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    channel.abort();
  };
}

async function keepOpen(listener: LiveChannelListener, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    const token = readSession()?.access;
    const request: StreamRequest = {
      token: token ?? '',
      lastEventId,
      signal,
      onOpen: () => {
        failures = 0;
        listener.onConnected(true);
      },
      onEvent: (event) => {
        lastEventId = event.id ?? lastEventId;
        listener.onEvent(event);
      },
    };
    const end = token === undefined ? null : await readStream(request).catch(() => null);
    if (token !== undefined && end?.status === 401) await refreshTokens(token).catch(() => null);
    if (signal.aborted) return;
    listener.onConnected(false);
    await wait(reconnectDelay(failures, end?.retryMs ?? null), signal);
    failures += 1;
  }
}

/** Reconnect delay in ms: doubles per failure, has jitter over its second half, and is at least the server's. */
export function reconnectDelay(
  failures: number,
  serverMs: number | null,
  random: number = Math.random(),
): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  return Math.max(serverMs ?? 0, ceiling / 2 + (ceiling / 2) * random);
}

/** The input of `readStream`. */
export interface StreamRequest {
  token: string;
  lastEventId?: string | undefined;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: EventSourceMessage) => void;
}

/** How a stream ended: rejected with a status, or closed after it was open. */
export interface StreamEnd {
  status: number;
  /** The delay that the server requested; null when absent. */
  retryMs: number | null;
}

/** Reads a stream of server-sent events to its end. EventSource cannot send a bearer token. */
export async function readStream(request: StreamRequest): Promise<StreamEnd> {
  const { token, lastEventId, signal, onOpen, onEvent } = request;
  const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Bearer ${token}` });
  if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
  const response = await fetch(apiAddress('/api/live/'), { headers, cache: 'no-store', signal });
  const { status } = response;
  noteServerTime(Date.parse(response.headers.get('Date') ?? ''));
  if (!response.ok || response.body === null) return { status, retryMs: readRetryMs(response) };
  onOpen();
  let retryMs: number | null = null;
  const parser = createParser({ onEvent, onRetry: (ms) => (retryMs = ms) });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), SILENCE_LIMIT_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return { status, retryMs };
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** The delay in Retry-After; null when absent. */
function readRetryMs({ headers }: Response): number | null {
  const seconds = headers.get('Retry-After') ?? '';
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1_000 : null;
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
