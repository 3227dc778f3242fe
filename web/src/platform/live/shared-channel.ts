import type { EventSourceMessage } from 'eventsource-parser';
import { type LiveChannelListener, openLiveChannel } from './live-channel.ts';

/** The lock that the reading tab holds, and the channel on which it passes on what it reads. */
const NAME = 'gullylens.live';
/** The reading tab gives a sign this often. */
export const SIGN_MS = 15_000;
/** One that gives none for so long is asleep; a tab that somebody looks at then reads in its place. */
export const SILENCE_LIMIT_MS = 45_000;

type Message =
  | { kind: 'event'; event: EventSourceMessage }
  | { kind: 'state'; connected: boolean }
  /** A tab that has just come asks how things stand. */
  | { kind: 'hello' };

/**
 * One live stream for all tabs of a browser: the tab that holds a lock reads it, the others hear it from there, and one
 * of them takes over when it goes. Where the browser has no locks every tab reads for itself.
 */
export function openSharedChannel(listener: LiveChannelListener): () => void {
  const locks: LockManager | undefined | null = navigator.locks;
  if (locks == null || typeof BroadcastChannel === 'undefined') return openLiveChannel(listener);
  return shareChannel(locks, listener);
}

function shareChannel(locks: LockManager, listener: LiveChannelListener): () => void {
  const tabs = new BroadcastChannel(NAME);
  const closing = new AbortController();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target to name
  const tell = (message: Message) => tabs.postMessage(message);
  let reading: Reading | null = null;
  let waiting = new AbortController();
  let takesOver = false;
  let heardAt = Date.now();

  const read = () => {
    reading = startReading(listener, tell);
    return reading.ended;
  };
  const takeTurns = async () => {
    while (!closing.signal.aborted) {
      const options = takesOver ? { steal: true } : { signal: waiting.signal };
      takesOver = false;
      // Only an abort means that others read: without a lock to be had, this tab reads for itself.
      await locks.request(NAME, options, read).catch((error: unknown) => (isAbort(error) ? null : read()));
      reading?.stop();
      reading = null;
      heardAt = Date.now();
      waiting = new AbortController();
    }
  };
  const watch = setInterval(() => {
    if (reading !== null || Date.now() - heardAt < SILENCE_LIMIT_MS) return;
    listener.onConnected(false);
    takesOver = document.visibilityState === 'visible';
    if (takesOver) waiting.abort();
  }, SIGN_MS);

  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') return reading?.giveSign();
    heardAt = Date.now();
    if (data.kind === 'event') listener.onEvent(data.event);
    if (data.kind === 'state') listener.onConnected(data.connected);
  });
  void takeTurns();
  tell({ kind: 'hello' });

  return () => {
    closing.abort();
    clearInterval(watch);
    waiting.abort();
    reading?.stop();
    tabs.close();
  };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

interface Reading {
  readonly ended: Promise<void>;
  giveSign: () => void;
  stop: () => void;
}

/** Reads the stream for this tab and the others. */
function startReading(listener: LiveChannelListener, tell: (message: Message) => void): Reading {
  let isConnected = false;
  const giveSign = () => tell({ kind: 'state', connected: isConnected });
  const close = openLiveChannel({
    onEvent: (event) => {
      listener.onEvent(event);
      tell({ kind: 'event', event });
    },
    onConnected: (connected) => {
      isConnected = connected;
      listener.onConnected(connected);
      giveSign();
    },
  });
  const signs = setInterval(giveSign, SIGN_MS);
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve());
  });
  const stop = () => {
    clearInterval(signs);
    close();
    ending.abort();
  };
  return { ended, giveSign, stop };
}
