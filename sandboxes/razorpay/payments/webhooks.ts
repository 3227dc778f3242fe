import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookEvent } from './events.ts';
import { makeId } from '../book/make-id.ts';
import { signWebhook } from '../requests/signatures.ts';

/** Pauses before each retry of a delivery. The vendor retries for a day; half a minute is enough on one machine. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
const ANSWER_TIMEOUT_MS = 5_000;
/** Maximum number of events stored for replays, in memory. */
const STORED_EVENTS = 5_000;

/** How webhooks are sent; tests change it. */
export interface WebhookSettings {
  /** Nothing is sent while `url` is null or `off` is set; events are still stored for replays. */
  url: string | null;
  off: boolean;
  /** Copies sent of each event. */
  duplicate: number;
  reorder: boolean;
  delayMs: number;
}

interface Envelope {
  readonly id: string;
  readonly event: string;
  readonly body: string;
}

/** Sends webhook events and stores them for replays. */
export interface Webhooks {
  readonly settings: WebhookSettings;
  /** Sends events that occurred together, in the background. */
  publish(events: readonly WebhookEvent[]): void;
  /**
   * Sends stored events again with their ids: all, the last few, or those with an id or name. Returns the number of
   * deliveries.
   */
  replay(which: true | number | string): number;
  stop(): Promise<void>;
}

interface WebhookOptions {
  readonly url: string | null;
  readonly secret: string;
  readonly retryDelaysMs?: readonly number[];
}

interface Destination {
  readonly address: string;
  readonly secret: string;
  readonly stopping: AbortSignal;
}

async function post(envelope: Envelope, { address, secret, stopping }: Destination): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': envelope.id,
      'x-razorpay-signature': signWebhook(secret, envelope.body),
    },
    body: envelope.body,
    signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  return response.ok;
}

function pick(stored: readonly Envelope[], which: true | number | string): readonly Envelope[] {
  if (which === true) return stored;
  if (typeof which === 'number') return which === 0 ? [] : stored.slice(-which);
  return stored.filter(({ id, event }) => id === which || event === which);
}

/**
 * Sends signed webhooks to the merchant, as Razorpay does. `/control/webhooks` changes its settings and replays events.
 */
export function createWebhooks({ url, secret, retryDelaysMs = RETRY_DELAYS_MS }: WebhookOptions): Webhooks {
  const settings: WebhookSettings = { url, off: false, duplicate: 1, reorder: false, delayMs: 0 };
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let stored: Envelope[] = [];

  const inBackground = (delivery: Promise<unknown>) => {
    const settled = delivery
      .catch(() => undefined) // Stopped while waiting.
      .then(() => void running.delete(settled));
    running.add(settled);
  };

  /** Sends one event after another, the copies of an event concurrently. Retries refused copies in the background. */
  async function deliver(envelopes: readonly Envelope[], address: string, delayMs: number): Promise<void> {
    const to = { address, secret, stopping: stopping.signal };
    await wait(delayMs, undefined, { signal: stopping.signal });
    for (const envelope of envelopes) {
      const copies = Array.from({ length: settings.duplicate }, () => post(envelope, to).catch(() => false));
      const taken = await Promise.all(copies);
      for (const ok of taken) if (!ok) inBackground(retry(envelope, to));
    }
  }

  async function retry(envelope: Envelope, to: Destination): Promise<void> {
    for (const delay of retryDelaysMs) {
      await wait(delay, undefined, { signal: to.stopping });
      if (await post(envelope, to).catch(() => false)) return;
    }
  }

  function send(envelopes: readonly Envelope[]): number {
    if (settings.url === null || settings.off) return 0;
    const inOrder = settings.reorder ? envelopes.toReversed() : envelopes;
    inBackground(deliver(inOrder, settings.url, settings.delayMs));
    return inOrder.length * settings.duplicate;
  }

  return {
    settings,
    publish(events) {
      const envelopes = events.map((event) => ({
        id: makeId('evt'),
        event: event.event,
        body: JSON.stringify(event),
      }));
      stored = [...stored, ...envelopes].slice(-STORED_EVENTS);
      send(envelopes);
    },
    replay: (which) => send(pick(stored, which)),
    async stop() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
