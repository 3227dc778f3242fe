import type { EventSourceMessage } from 'eventsource-parser';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { openLiveChannel, readStream, reconnectDelay } from './live-channel.ts';

const LIVE = 'GET /api/live/';
let server: TestServer;
let close: () => void = () => undefined;
afterEach(async () => {
  close();
  await server.close();
});

function listen() {
  const received = { events: [] as EventSourceMessage[], connected: [] as boolean[] };
  close = openLiveChannel({
    onEvent: (event) => received.events.push(event),
    onConnected: (connected) => received.connected.push(connected),
  });
  return received;
}

function stream(response: ServerResponse, text: string): null {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(text);
  return null;
}

describe('the live channel', () => {
  it('sends the token and passes on events', async () => {
    server = await startTestServer({
      [LIVE]: (_, response) => stream(response, 'event: update\nid: 3\ndata: x\n\n'),
    });
    storeSession();
    const received = listen();

    await until(() => expect(received.events).toEqual([{ event: 'update', id: '3', data: 'x' }]));
    expect(server.requests[0]?.bearer).toBe('access-1');
    expect(received.connected).toEqual([true]);
  });

  it('reconnects after the stream closes and sends the last event id', async () => {
    server = await startTestServer({
      [LIVE]: (request, response) => {
        stream(response, 'id: 8\ndata: x\n\n');
        if (request.headers['last-event-id'] === undefined) response.end();
        return null;
      },
    });
    storeSession();
    const received = listen();

    await until(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]?.headers['last-event-id']).toBe('8');
    await until(() => expect(received.connected).toEqual([true, false, true]));
  });

  it('refreshes an expired token before it reconnects', async () => {
    server = await startTestServer({
      [LIVE]: ({ bearer }, response) =>
        bearer === 'access-2' ? stream(response, 'data: x\n\n') : refusal(401, 'token_expired', ''),
      'POST /api/auth/refresh/': () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();
    const received = listen();

    await until(() => expect(received.events).toHaveLength(1));
  });

  it('closes while the page is hidden and reopens when it is visible', async () => {
    const open = new Set<ServerResponse>();
    server = await startTestServer({
      [LIVE]: (_, response) => {
        open.add(response);
        response.on('close', () => open.delete(response));
        return stream(response, 'data: x\n\n');
      },
    });
    storeSession();
    const received = listen();
    await until(() => expect(received.connected).toEqual([true]));

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(received.connected).toEqual([true, false]);
    await until(() => expect(open.size).toBe(0));

    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(received.connected).toEqual([true, false, true]));
    expect(server.callsOf(LIVE)).toBe(2);

    close();
    await until(() => expect(open.size).toBe(0));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(received.connected).toEqual([true, false, true]);
  });
});

describe('a stream that ends', () => {
  it('returns the delay of its last retry field', async () => {
    server = await startTestServer({
      [LIVE]: (_, response) => {
        stream(response, ': beat\n\nretry: 2500\nretry: soon\n\ndata: one\ndata: two\n\n');
        response.end();
        return null;
      },
    });
    const events: EventSourceMessage[] = [];
    const end = await readStream({
      token: 'access-1',
      signal: new AbortController().signal,
      onOpen: () => undefined,
      onEvent: (event) => events.push(event),
    });
    expect(end).toEqual({ status: 200, retryMs: 2_500 });
    expect(events.map(({ data }) => data)).toEqual(['one\ntwo']);
  });
});

describe('a rejected stream', () => {
  it.each([
    ['12', 12_000],
    ['0', 0],
    [null, null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ])('with Retry-After %s has a delay of %s ms', async (retryAfter, retryMs) => {
    server = await startTestServer({
      [LIVE]: (_, response) => {
        response.writeHead(503, retryAfter === null ? {} : { 'retry-after': retryAfter }).end();
        return null;
      },
    });
    const end = await readStream({
      token: 'access-1',
      signal: new AbortController().signal,
      onOpen: () => undefined,
      onEvent: () => undefined,
    });
    expect(end).toEqual({ status: 503, retryMs });
  });
});

describe('the reconnect delay', () => {
  it('doubles up to 30 seconds, with jitter over its second half', () => {
    expect([0, 1, 2, 10].map((failures) => reconnectDelay(failures, null, 1))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
    expect(reconnectDelay(2, null, 0)).toBe(2_000);
  });

  it('is never shorter than the server’s delay', () => {
    expect(reconnectDelay(0, 5_000, 0)).toBe(5_000);
  });
});
