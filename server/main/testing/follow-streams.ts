import { setMaxListeners } from 'node:events';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSnapshot, LiveUpdate } from '@gullylens/contract/live/live-messages';
import { makeAccessToken } from './make-access-token.ts';

/** The newest version of each match that a reader has, by id. */
type Versions = ReadonlyMap<string, number>;

export interface FollowedStreams {
  /** Number of open streams that have a snapshot. */
  readonly open: () => number;
  /** Number of readers that lack one of these versions. */
  readonly countBehind: (versions: Versions) => number;
  /** The longest time a reader was without a stream, from the end of one to the first data of the next. */
  readonly longestGapMs: () => number;
  readonly reconnects: () => number;
  readonly stop: () => void;
}

const FIRST_RETRY_MS = 3_000;

/** Reads streams as browsers do: each reconnects after the delay that the server sent, with the id it last saw. */
export async function followStreams(address: string, count: number): Promise<FollowedStreams> {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const readers = await Promise.all(
    Array.from({ length: count }, () => createReader(address, stopping.signal)),
  );
  for (const reader of readers) void reader.run();
  return {
    open: () => readers.filter(({ state }) => state.isOpen).length,
    countBehind: (versions) =>
      readers.filter(({ state }) =>
        [...versions].some(([id, version]) => (state.versions.get(id) ?? -1) < version),
      ).length,
    longestGapMs: () => Math.max(...readers.map(({ state }) => state.longestGapMs)),
    reconnects: () => readers.reduce((sum, { state }) => sum + state.reconnects, 0),
    stop: () => stopping.abort(),
  };
}

/** Returns the versions of a new reader's snapshot. */
export async function readVersions(address: string): Promise<Versions> {
  const stopping = new AbortController();
  const { state, run } = await createReader(address, stopping.signal);
  void run();
  while (!state.isOpen) await delay(20);
  stopping.abort();
  return state.versions;
}

/** Each reader has its own account, because the streams of an account are limited. */
async function createReader(address: string, stopped: AbortSignal) {
  const authorization = `Bearer ${await makeAccessToken()}`;
  const state = {
    isOpen: false,
    versions: new Map<string, number>(),
    lastId: '',
    lostAt: null as number | null,
    retryMs: FIRST_RETRY_MS,
    longestGapMs: 0,
    reconnects: 0,
  };
  const take = (frame: string) => {
    const id = /^id: (\d+)$/m.exec(frame)?.[1];
    const retry = /^retry: (\d+)$/m.exec(frame)?.[1];
    if (retry !== undefined) state.retryMs = Number(retry);
    if (id !== undefined) state.lastId = id;
    for (const { id: match, version } of matchesIn(frame)) state.versions.set(match, version);
    state.isOpen = true;
    if (state.lostAt === null) return;
    state.longestGapMs = Math.max(state.longestGapMs, performance.now() - state.lostAt);
    state.lostAt = null;
  };
  const readOnce = () =>
    new Promise<void>((resolve) => {
      const resuming = state.lastId === '' ? {} : { 'last-event-id': state.lastId };
      const request = get(
        `${address}/api/live/`,
        { headers: { authorization, ...resuming }, agent: false, signal: stopped },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('error', () => {});
          response.on('close', resolve);
          response.on('data', (part: string) => {
            if (response.statusCode !== 200) return;
            const frames = (text + part).split('\n\n');
            text = frames.pop() ?? '';
            for (const frame of frames) take(frame);
          });
        },
      );
      request.on('error', () => resolve());
    });
  const run = async () => {
    while (!stopped.aborted) {
      await readOnce();
      state.isOpen = false;
      state.lostAt ??= performance.now();
      state.reconnects += 1;
      await delay(state.retryMs, undefined, { signal: stopped }).catch(() => {});
    }
  };
  return { state, run };
}

function matchesIn(frame: string): readonly { readonly id: string; readonly version: number }[] {
  const name = /^event: (.*)$/m.exec(frame)?.[1];
  const data = /^data: (.*)$/m.exec(frame)?.[1] ?? '';
  if (name === 'snapshot') return (JSON.parse(data) as LiveSnapshot).matches;
  return name === 'update' ? [(JSON.parse(data) as LiveUpdate).match] : [];
}
