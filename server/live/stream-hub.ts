import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveGoodbye, LiveEventName } from '@gullylens/contract/live/live-messages';

/** A client whose stream opens, with the response that stays open. */
export interface StreamSubscriber {
  readonly response: ServerResponse;
  readonly sessionId: string;
  /** Frees the stream's slot; called when the stream is closed. */
  readonly freeSlot: () => void;
  /** Expiry of the access token; the client must reconnect with a new one. */
  readonly expiresAt: Date;
  /** The last change that the client saw; `NaN` when missing or invalid. */
  readonly lastSeen: number;
}

interface Reader extends StreamSubscriber {
  /** Events are written here, because `response.write` takes longer and only matters for chunked bodies. */
  readonly socket: Socket;
  /** When the backlog exceeded the limit, epoch milliseconds; null while the client reads fast enough. */
  laggingSince: number | null;
}

/** What the hub needs from its process. */
export interface HubSettings {
  /** Returns the number of the newest change. */
  readonly latestChange: () => number;
  /** Returns the snapshot of the matches as one frame, shared by all readers. */
  readonly snapshot: () => Buffer;
  readonly now: () => number;
  readonly isSessionRevoked: (sessionId: string) => boolean;
}

/** The new state of a match as one frame. `key` is the match's; `change` counts the changes of all matches. */
interface Update {
  readonly key: string;
  readonly change: number;
  readonly frame: Buffer;
}

/** Above this backlog, in bytes, a reader is sent nothing until it has drained, then the newest snapshot. */
const MAX_BACKLOG_BYTES = 256 * 1024;
/** A reader whose backlog lasts longer is disconnected. */
const MAX_LAG_MS = 30_000;
/** Range of reconnection delays after a lost connection, in milliseconds. */
const RETRY_MS = { min: 3_000, max: 5_000 } as const;
/** Range of reconnection delays after a restart, in milliseconds. */
const RESTART_RETRY_MS = { min: 1_000, max: 10_000 } as const;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

/** The open streams of a process. */
export type Hub = ReturnType<typeof createStreamHub>;

/** Creates the hub of a process. It writes each event as one Buffer to all streams and waits for no slow one. */
export function createStreamHub({ latestChange, snapshot, now, isSessionRevoked }: HubSettings) {
  const readers = new Set<Reader>();
  const updates = createReplayBuffer(latestChange);
  let isClosed = false;

  function broadcast(frame: Buffer): void {
    for (const reader of readers) send(reader, frame, now);
  }

  function remove(reader: Reader): void {
    if (readers.delete(reader)) reader.freeSlot();
  }

  /** Called when the reader's backlog has drained. */
  function catchUp(reader: Reader): void {
    if (reader.laggingSince === null) return;
    reader.laggingSince = null;
    send(reader, snapshot(), now);
  }

  /** Ends a stream with a last event that states why, and when to reconnect. A stalled stream is cut without it. */
  function endStream(reader: Reader, reason: LiveGoodbye['reason'], retryMs: number): void {
    remove(reader);
    if (reader.laggingSince !== null) reader.response.destroy();
    else reader.response.end(encodeFrame({ event: 'bye', data: { reason, retryMs }, retryMs }));
  }

  return {
    size: () => readers.size,
    join: (joining: StreamSubscriber): void => {
      const { response } = joining;
      const { socket } = response;
      // A client may leave before its stream opens: its `close` event is over by then. A stream that was requested
      // behind another response on the same connection could not be sent, and would never close.
      if (response.destroyed || socket === null) {
        response.destroy();
        return joining.freeSlot();
      }
      const reader: Reader = { ...joining, socket, laggingSince: null };
      openStream(response);
      readers.add(reader);
      if (isClosed) return endStream(reader, 'restart', randomDelay(RESTART_RETRY_MS));
      response.on('close', () => remove(reader));
      response.on('error', () => remove(reader));
      socket.on('drain', () => catchUp(reader));
      send(reader, Buffer.from(`retry: ${randomDelay(RETRY_MS)}\n\n`), now);
      for (const frame of updates.since(reader.lastSeen) ?? [snapshot()]) send(reader, frame, now);
    },
    /** Sends an update to every reader, and later to reconnecting readers that missed it. */
    publish: (update: Update): void => {
      updates.add(update);
      broadcast(update.frame);
    },
    broadcast,
    /** Closes streams whose reader stalled, whose session was revoked or whose token expired. */
    closeInvalidStreams: (): void => {
      const nowMs = now();
      for (const reader of readers) {
        if (reader.laggingSince !== null && nowMs - reader.laggingSince > MAX_LAG_MS) {
          remove(reader);
          reader.response.destroy();
        } else if (isSessionRevoked(reader.sessionId)) endStream(reader, 'signed_out', 0);
        else if (nowMs >= reader.expiresAt.getTime()) endStream(reader, 'renew', 0);
      }
    },
    /** Closes every stream, including those opened later. */
    close: (): void => {
      isClosed = true;
      for (const reader of readers) endStream(reader, 'restart', randomDelay(RESTART_RETRY_MS));
    },
  };
}

function send(reader: Reader, bytes: Buffer, now: () => number): void {
  if (reader.laggingSince !== null || !reader.socket.writable) return;
  reader.socket.write(bytes);
  if (reader.socket.writableLength > MAX_BACKLOG_BYTES) reader.laggingSince = now();
}

/** Stores the latest update of each match, oldest first, for reconnecting readers. */
function createReplayBuffer(latestChange: () => number) {
  const firstChange = latestChange();
  const updates = new Map<string, Update>();
  return {
    add: (update: Update) => {
      updates.delete(update.key);
      updates.set(update.key, update);
    },
    /** Returns the updates after `change`; null when some are no longer stored. */
    since: (change: number): readonly Buffer[] | null => {
      if (!(change >= firstChange && change <= latestChange())) return null;
      return [...updates.values()].filter((update) => update.change > change).map(({ frame }) => frame);
    },
  };
}

/** Sends the headers. The body is not chunked and ends with the connection, so an event is the same bytes for all. */
function openStream(response: ServerResponse): void {
  response.removeHeader('transfer-encoding');
  response.writeHead(200, STREAM_HEADERS);
  response.flushHeaders();
}

/** A random delay in the range, so that clients do not reconnect all at once. */
function randomDelay({ min, max }: { min: number; max: number }): number {
  return min + Math.floor(Math.random() * (max - min));
}

/** One server-sent event. */
export interface Frame {
  readonly event: LiveEventName;
  readonly data: unknown;
  /** Sent back by the client as `Last-Event-ID`. */
  readonly id?: number;
  readonly retryMs?: number;
}

/** Encodes a server-sent event. JSON has no line breaks, so the data is one line. */
export function encodeFrame({ event, data, id, retryMs }: Frame): Buffer {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(retryMs === undefined ? [] : [`retry: ${retryMs}`]),
    `event: ${event}`,
    `data: ${JSON.stringify(data)}`,
  ];
  return Buffer.from(`${lines.join('\n')}\n\n`);
}
