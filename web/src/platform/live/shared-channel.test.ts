import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerResponse } from 'node:http';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { createLocks } from '../../testing/web-locks.ts';
import { openSharedChannel, SILENCE_LIMIT_MS } from './shared-channel.ts';

const LIVE = 'GET /api/live/';

let server: TestServer;
let streams: ServerResponse[];
let open: (() => void)[];

beforeEach(async () => {
  streams = [];
  open = [];
  server = await startTestServer({
    [LIVE]: (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
      streams.push(response);
      return null;
    },
  });
  storeSession();
});
afterEach(async () => {
  for (const close of open) close();
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  await server.close();
});

/** A tab of the browser that listens. */
function openTab() {
  const heard = { ids: [] as (string | undefined)[], connected: [] as boolean[] };
  const close = openSharedChannel({
    onEvent: ({ id }) => heard.ids.push(id),
    onConnected: (connected) => heard.connected.push(connected),
  });
  open.push(close);
  return { ...heard, close };
}

const say = (id: number) => streams.at(-1)?.write(`event: update\nid: ${id}\ndata: x\n\n`);
const streamsAsked = () => server.callsOf(LIVE);

describe('the live stream of several tabs', () => {
  it('is one, and all of them hear it', async () => {
    const [first, second] = [openTab(), openTab()];
    await until(() => expect([first.connected.at(-1), second.connected.at(-1)]).toEqual([true, true]));
    say(7);
    await until(() => expect([first.ids, second.ids]).toEqual([['7'], ['7']]));
    expect(streamsAsked()).toBe(1);
  });

  it('is known to be open to a tab that comes later', async () => {
    const first = openTab();
    await until(() => expect(first.connected.at(-1)).toBe(true));
    const late = openTab();
    await until(() => expect(late.connected.at(-1)).toBe(true));
    expect(streamsAsked()).toBe(1);
  });

  it('is read on by another tab when the one that read it is closed', async () => {
    const first = openTab();
    await until(() => expect(first.connected.at(-1)).toBe(true));
    const second = openTab();
    first.close();
    await until(() => expect(streams).toHaveLength(2));
    say(8);
    await until(() => expect(second.ids).toEqual(['8']));
  });

  it('is taken over by the tab that somebody looks at when the reading tab gives no sign', async () => {
    // A tab that holds the lock and sleeps.
    const asleep = navigator.locks.request('gullylens.live', () => new Promise(() => undefined));
    const stolen = asleep.catch(() => 'stolen');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const tab = openTab();
    vi.advanceTimersByTime(SILENCE_LIMIT_MS);
    await until(() => expect(tab.connected).toEqual([false, true]));
    expect(await stolen).toBe('stolen');
    say(9);
    await until(() => expect(tab.ids).toEqual(['9']));
  });

  it('is each tab’s own where the browser has no locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    openTab();
    openTab();
    await until(() => expect(streamsAsked()).toBe(2));
  });
});
