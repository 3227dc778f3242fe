import { setTimeout as delay } from 'node:timers/promises';
import { findMissed } from './support/find-missed.ts';
import type { EventArrival } from './steps/live-readers-step.ts';
import { median, roundTo } from './support/statistics.ts';
import { startInteractiveStep, type InteractiveStep } from './steps/interactive-step.ts';

const STREAMS = 5000;
const READER_PROCESSES = 2;
const EVENTS = 11;
const EVENT_BYTES = 1024;

const OTHERS = 1000;
const NEVER_READING = 1000;
/** Events in a flood: their bytes exceed a socket's buffers and the hub's limit for a client that does not read. */
const FLOOD_EVENTS = 150;
const FLOOD_BYTES = 8 * 1024;
const FLOOD_EVERY_MS = 30;
const FLOOD_ROUNDS = 3;

/** Maximum time until the last reader has an event, as a multiple of the bare loop's. */
const MOST_RATIO = 1.3;

type Kind = 'hub' | 'bare';

/**
 * Sends events to 5,000 open streams of one process. Measures the time until the last reader has one, compared with a
 * bare loop that writes to 5,000 sockets. Also measures the memory per stream, and how 1,000 clients that never read
 * delay 1,000 others. Fails when an event takes over a minute. Needs about 6,000 open files (`ulimit -n`).
 */
export async function benchLive() {
  const { hub, bare, ratio } = await compareFanOuts();
  const { alone, besides } = await compareFloods();
  return {
    streams: STREAMS,
    lastReaderMs: { hub: median(hub.lastMs), bareLoop: median(bare.lastMs) },
    ratio,
    memoryKbAStream: { hub: roundTo(hub.memoryKb), bareLoop: roundTo(bare.memoryKb) },
    besideThoseWhoNeverRead: { others: OTHERS, neverReading: NEVER_READING, alone, besides },
    missed: findMissed([{ name: 'ratio to the bare loop', measured: ratio, atMost: MOST_RATIO }]),
  };
}

/** Sends each event through hub and bare loop, in alternating order. The ratio is the median over the pairs. */
async function compareFanOuts() {
  const sides = { hub: await openFanOut('hub'), bare: await openFanOut('bare') };
  for (let event = 1; event <= EVENTS; event += 1) {
    const order: readonly Kind[] = event % 2 === 0 ? ['hub', 'bare'] : ['bare', 'hub'];
    for (const kind of order) {
      const { server, readers, lastMs } = sides[kind];
      const delays = await sendEvent(server, readers, { event, bytes: EVENT_BYTES });
      // The first event is a warm-up of both.
      if (event > 1) lastMs.push(roundTo(Math.max(...delays)));
    }
  }
  const { hub, bare } = sides;
  await stopAll([hub.server, ...hub.readers, bare.server, ...bare.readers]);
  const ratios = hub.lastMs.map((ms, pair) => ms / (bare.lastMs[pair] ?? Number.NaN));
  return { hub, bare, ratio: roundTo(median(ratios)) };
}

async function openFanOut(kind: Kind) {
  const { server, port } = await startServer(kind);
  const empty = await memoryOf(server);
  const readers = await openReaders(port, STREAMS, READER_PROCESSES);
  const lastMs: number[] = [];
  return { server, readers, memoryKb: ((await memoryOf(server)) - empty) / STREAMS, lastMs };
}

/** Alternates floods with and without clients that never read, so that other load affects both. Returns the medians. */
async function compareFloods() {
  const rounds: { readonly alone: Flood; readonly besides: Flood }[] = [];
  for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
    rounds.push({ alone: await measureFlood(0), besides: await measureFlood(NEVER_READING) });
  }
  const middle = (floods: readonly Flood[]) => ({
    p50Ms: median(floods.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(floods.map(({ p99Ms }) => p99Ms)),
    serverGrewMb: median(floods.map(({ serverGrewMb }) => serverGrewMb)),
  });
  return {
    alone: middle(rounds.map(({ alone }) => alone)),
    besides: middle(rounds.map(({ besides }) => besides)),
  };
}

type Flood = Awaited<ReturnType<typeof measureFlood>>;

async function measureFlood(neverReading: number) {
  const { server, port } = await startServer('hub');
  const readers = await openReaders(port, OTHERS, 1);
  const idle = neverReading === 0 ? [] : await openReaders(port, neverReading, 1, 'never reads');
  const before = await memoryOf(server);
  const delays: number[] = [];
  for (let event = 1; event <= FLOOD_EVENTS; event += 1) {
    delays.push(...(await sendEvent(server, readers, { event, bytes: FLOOD_BYTES })));
    await delay(FLOOD_EVERY_MS);
  }
  const grewKb = (await memoryOf(server)) - before;
  await stopAll([server, ...readers, ...idle]);
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => roundTo(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return { p50Ms: at(0.5), p99Ms: at(0.99), serverGrewMb: roundTo(grewKb / 1024) };
}

async function startServer(kind: Kind) {
  const server = startInteractiveStep('live-server-step', [kind]);
  return { server, port: await server.receive<number>('listening') };
}

async function memoryOf(server: InteractiveStep): Promise<number> {
  server.send({});
  return server.receive<number>('memory');
}

async function openReaders(
  port: number,
  count: number,
  processes: number,
  manner: 'reads' | 'never reads' = 'reads',
): Promise<InteractiveStep[]> {
  const each = String(count / processes);
  const readers = Array.from({ length: processes }, () =>
    startInteractiveStep('live-readers-step', [String(port), each, manner]),
  );
  await Promise.all(readers.map((reader) => reader.receive('open')));
  return readers;
}

/** Sends an event and returns how long after that each reader had it, in ms. */
async function sendEvent(
  server: InteractiveStep,
  readers: readonly InteractiveStep[],
  order: { readonly event: number; readonly bytes: number },
): Promise<number[]> {
  server.send(order);
  const sentAt = await server.receive<number>('sent');
  const arrivals = await Promise.all(readers.map((reader) => reader.receive<EventArrival>('arrived')));
  return arrivals.flatMap(({ at }) => at.map((moment) => moment - sentAt));
}

async function stopAll(steps: readonly InteractiveStep[]): Promise<void> {
  await Promise.all(steps.map((step) => step.stop()));
}
