import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStreamHub, encodeFrame, type Hub } from './stream-hub.ts';

const START = Date.parse('2026-03-10T15:00:00Z');
const snapshot = Buffer.from('event: snapshot\ndata: {"all":true}\n\n');

let now: number;
let endedSessions: Set<string>;
let hub: Hub;
let latestChange: number;
let server: Server;
let readers: Reader[];
let freedPlaces: number;

interface Reader {
  readonly socket: Socket;
  text: string;
  /** Resolves once `words` were received `times` times. */
  readonly received: (words: string, times?: number) => Promise<void>;
  readonly closed: Promise<unknown>;
}

beforeEach(async () => {
  now = START;
  endedSessions = new Set();
  readers = [];
  freedPlaces = 0;
  latestChange = 10;
  hub = createStreamHub({
    latestChange: () => latestChange,
    snapshot: () => snapshot,
    now: () => now,
    isSessionRevoked: (sessionId) => endedSessions.has(sessionId),
  });
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://live');
    hub.join({
      response,
      freeSlot: () => {
        freedPlaces += 1;
      },
      sessionId: `session of ${searchParams.get('user') ?? 'asha'}`,
      expiresAt: new Date(START + 600_000),
      lastSeen: Number.parseInt(String(request.headers['last-event-id']), 10),
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => {
  for (const { socket } of readers) socket.destroy();
  server.closeAllConnections();
  server.close();
});

function open({ user = 'asha', lastEventId = '' } = {}): Reader {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /?user=${user} HTTP/1.1\r\nHost: live\r\nLast-Event-ID: ${lastEventId}\r\n\r\n`);
  const reader: Reader = {
    socket,
    text: '',
    received: (words, times = 1) =>
      new Promise((done) => {
        const look = () => {
          if (reader.text.split(words).length <= times) return;
          socket.off('data', look);
          done();
        };
        socket.on('data', look);
        look();
      }),
    closed: new Promise((done) => socket.on('close', done)),
  };
  socket.on('data', (part) => {
    reader.text += part.toString().replaceAll(/~+/g, '');
  });
  socket.on('error', () => {});
  readers.push(reader);
  return reader;
}

function publish(change: number, { size = 0, key = `match ${change}` } = {}): void {
  const frame = encodeFrame({ event: 'update', id: change, data: { change, filling: '~'.repeat(size) } });
  latestChange = change;
  hub.publish({ key, change, frame });
}

const idsIn = (reader: Reader) => [...reader.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

describe('joining', () => {
  it('begins with the snapshot, followed by every change once and in order', async () => {
    const reader = open();
    await reader.received('"all":true');
    publish(11);
    publish(12);
    await reader.received('id: 12');
    expect(reader.text).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(reader.text).toContain('content-type: text/event-stream');
    expect(reader.text).not.toContain('transfer-encoding');
    expect(idsIn(reader)).toEqual([11, 12]);
  });

  it('continues after the last change that the reader saw, without a snapshot', async () => {
    publish(11);
    publish(12);
    const reader = open({ lastEventId: '11' });
    await reader.received('id: 12');
    expect(idsIn(reader)).toEqual([12]);
    expect(reader.text).not.toContain('snapshot');
  });

  it.each(['garbage', '99999999999999999999', '500', '-3', '2'])(
    'sends the snapshot to a reader with the last event id %s',
    async (lastEventId) => {
      publish(11);
      const reader = open({ lastEventId });
      await reader.received('"all":true');
      expect(idsIn(reader)).toEqual([]);
    },
  );

  it('sends a reconnecting reader the latest missed update of each match, in order', async () => {
    for (const change of [11, 12, 14]) publish(change, { key: 'first' });
    publish(15, { key: 'second' });
    const reader = open({ lastEventId: '11' });
    await reader.received('id: 15');
    expect(idsIn(reader)).toEqual([14, 15]);
  });

  it.each([
    ['for a client that has disconnected', true, true],
    ['for a client that disconnected before its turn on the connection', true, false],
    ['behind another response on the same connection', false, false],
  ])('opens no stream %s, and frees its slot', (_what, isDestroyed, hasSocket) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    if (hasSocket) response.assignSocket(new Socket());
    if (isDestroyed) response.destroy();
    const freeSlot = vi.fn();
    hub.join({ response, freeSlot, sessionId: 's', expiresAt: new Date(START), lastSeen: 0 });
    expect([hub.size(), freeSlot.mock.calls.length, response.destroyed]).toEqual([0, 1, true]);
  });
});

describe('a reconnecting reader', () => {
  it.each([
    ['from the first change that the process knows', '10', [11, 12]],
    ['having missed nothing', '12', []],
  ])('%s gets no snapshot', async (_what, lastEventId, missed) => {
    publish(11);
    publish(12);
    const reader = open({ lastEventId });
    await reader.received('retry: ');
    while (hub.size() === 0) await new Promise(setImmediate);
    publish(13);
    await reader.received('id: 13');
    expect(idsIn(reader)).toEqual([...missed, 13]);
    expect(reader.text).not.toContain('snapshot');
  });
});

it('opens no stream for a request behind an open stream on the same connection', async () => {
  const reader = open();
  await reader.received('"all":true');
  reader.socket.write('GET /?user=other HTTP/1.1\r\nHost: live\r\n\r\n');
  await expect.poll(() => freedPlaces).toBe(1);
  expect(hub.size()).toBe(1);
});

it('a reader whose connection is being closed is sent nothing more', async () => {
  const socket = new Duplex({ read: () => {}, write: () => {} }) as Socket;
  const failed = vi.fn();
  socket.on('error', failed);
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  hub.join({ response, freeSlot: () => {}, sessionId: 's', expiresAt: new Date(START + 1), lastSeen: 10 });
  socket.end();
  hub.broadcast(Buffer.from('late'));
  await new Promise(setImmediate);
  expect(failed).not.toHaveBeenCalled();
});

it('a reader with a backlog above 256 KiB is disconnected after more than 30 seconds', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  // A socket that never drains.
  response.assignSocket(new Duplex({ read: () => {}, write: () => {} }) as Socket);
  hub.join({
    response,
    freeSlot: () => {},
    sessionId: 's',
    expiresAt: new Date(START + 600_000),
    lastSeen: 10,
  });
  hub.broadcast(Buffer.alloc(256 * 1024 - response.writableLength));
  expect(response.writableLength).toBe(256 * 1024);
  hub.broadcast(Buffer.alloc(1));
  hub.broadcast(Buffer.alloc(1));
  expect(response.writableLength).toBe(256 * 1024 + 1);
  now += 30_000;
  hub.closeInvalidStreams();
  expect(hub.size()).toBe(1);
  now += 1;
  hub.closeInvalidStreams();
  expect([hub.size(), response.destroyed]).toEqual([0, true]);
});

describe('slow readers', () => {
  it('get nothing more while they do not read, delay no one, and then get the newest snapshot', async () => {
    const slow = open({ user: 'slow' });
    const quick = open({ user: 'quick' });
    await Promise.all([slow.received('"all":true'), quick.received('"all":true')]);
    slow.socket.pause();
    for (let change = 11; change < 111; change += 1) {
      publish(change, { size: 128 * 1024 });
      await quick.received(`id: ${change}\n`);
    }
    expect(hub.size()).toBe(2);
    slow.socket.resume();
    await slow.received('"all":true', 2);
    expect(idsIn(quick)).toHaveLength(100);
    expect(idsIn(slow).length).toBeLessThan(100);
    publish(111);
    await slow.received('id: 111\n');
  });

  it('are disconnected after half a minute', async () => {
    const slow = open();
    await slow.received('"all":true');
    slow.socket.pause();
    for (let change = 11; change < 111; change += 1) publish(change, { size: 128 * 1024 });
    now += 29_000;
    hub.closeInvalidStreams();
    expect(hub.size()).toBe(1);
    now += 2_000;
    hub.closeInvalidStreams();
    expect(hub.size()).toBe(0);
  });
});

describe('the end of a stream', () => {
  it('asks a reader with an expired token to reconnect with a new one', async () => {
    const reader = open();
    await reader.received('"all":true');
    now += 600_000;
    hub.closeInvalidStreams();
    await reader.closed;
    expect(reader.text).toContain('data: {"reason":"renew","retryMs":0}');
  });

  it('sends nothing more to a reader who signed out', async () => {
    const [reader, other] = [open({ user: 'asha' }), open({ user: 'ravi' })];
    await Promise.all([reader.received('"all":true'), other.received('"all":true')]);
    endedSessions.add('session of asha');
    hub.closeInvalidStreams();
    await reader.closed;
    expect(reader.text).toContain('data: {"reason":"signed_out","retryMs":0}');
    expect(hub.size()).toBe(1);
  });

  it('at a restart asks readers to reconnect after delays spread over seconds', async () => {
    const all = Array.from({ length: 20 }, (_, i) => open({ user: `reader-${i}` }));
    await Promise.all(all.map((reader) => reader.received('"all":true')));
    hub.close();
    await Promise.all(all.map((reader) => reader.closed));
    const waits = all.map((reader) => Number(/"reason":"restart","retryMs":(\d+)/.exec(reader.text)?.[1]));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...waits)).toBeLessThan(10_000);
    expect(new Set(waits).size).toBeGreaterThan(10);
  });

  it('asks a reader who connects during shutdown to reconnect later', async () => {
    hub.close();
    const reader = open();
    await reader.closed;
    expect(reader.text).toContain('"reason":"restart"');
    expect([hub.size(), freedPlaces]).toEqual([0, 1]);
  });

  it('removes a reader who disconnects', async () => {
    const reader = open();
    await reader.received('"all":true');
    reader.socket.destroy();
    while (hub.size() > 0) await new Promise(setImmediate);
    publish(11);
    expect(freedPlaces).toBe(1);
  });
});
