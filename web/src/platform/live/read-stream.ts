import { noteServerTime } from '../server-clock.ts';
import { createEventParser, type ServerEvent } from './parse-events.ts';

export interface StreamRequest {
  address: string;
  token: string;
  lastEventId: string | null;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: ServerEvent) => void;
}

/** How a stream ended: refused by status, or closed after it had been open. */
export type StreamEnd = { status: number; retryMs: number | null };

/** The server sends something every 15 seconds; a stream that is silent for longer than this is dead. */
const SILENCE_LIMIT_MS = 45_000;

/** Reads one stream of server-sent events to its end. EventSource cannot carry a bearer token; this can. */
export async function readStream(request: StreamRequest): Promise<StreamEnd> {
  const response = await fetch(request.address, {
    headers: streamHeaders(request),
    cache: 'no-store',
    signal: request.signal,
  });
  noteServerTime(Date.parse(response.headers.get('Date') ?? ''));
  if (!response.ok || response.body === null)
    return { status: response.status, retryMs: readRetryMs(response) };
  request.onOpen();
  const parser = createEventParser();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const piece = await readOrFallSilent(reader);
    if (piece === null) return { status: response.status, retryMs: parser.retryMs() };
    for (const event of parser.push(decoder.decode(piece, { stream: true }))) request.onEvent(event);
  }
}

/** The wait that Retry-After asks for in seconds; null without one. */
function readRetryMs({ headers }: Response): number | null {
  const seconds = headers.get('Retry-After') ?? '';
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}

function streamHeaders({ token, lastEventId }: StreamRequest): Headers {
  const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Bearer ${token}` });
  if (lastEventId !== null) headers.set('Last-Event-ID', lastEventId);
  return headers;
}

type ByteReader = ReadableStreamDefaultReader<Uint8Array>;

async function readOrFallSilent(reader: ByteReader): Promise<Uint8Array | null> {
  const timer = setTimeout(() => void reader.cancel(), SILENCE_LIMIT_MS);
  try {
    const { done, value } = await reader.read();
    return done ? null : value;
  } finally {
    clearTimeout(timer);
  }
}
