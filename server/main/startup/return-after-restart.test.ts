import { LiveSnapshot } from '@gullylens/contract/live/live-messages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { storeMatches } from '../../matches/store/store-matches.ts';
import { makeFeedMatch } from '../../matches/testing/make-feed-match.ts';
import { createPostgresBus } from '../../platform/message-bus.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { quietLog, type ServedMatches, serveMatches } from '../../matches/testing/matches-server.ts';
import { composeProduct } from './compose-product.ts';
import { createLifecycle, type Lifecycle } from '../../platform/jobs/lifecycle.ts';

const clock = createManualClock(new Date('2026-03-10T15:00:00Z'));
const lease = { fencing: 1, fence: async () => {} };

let database: TestDatabase;
let lifecycle: Lifecycle;
let server: ServedMatches;

beforeEach(async () => {
  database = await createTestDatabase();
  lifecycle = createLifecycle(quietLog);
});
afterEach(async () => {
  await lifecycle.stop();
  await database.drop();
});

async function store(key: string): Promise<void> {
  const match = makeFeedMatch({ key, startsAt: '2026-03-10T15:30:00.000Z' });
  await storeMatches(database.db, { updates: [{ key, apply: () => match }], observedAt: clock.now() }, lease);
  await createPostgresBus(database, quietLog).publish('match_feed', '');
}

/** Starts the server on the data in the database. */
async function start(): Promise<void> {
  const read = readSettings({ JWT_SECRET: 'a secret of this test, long enough to sign with' });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const base = { settings: read.settings, database, log: quietLog, clock, lifecycle };
  const product = await composeProduct({ ...base, metrics: createMetrics('test') });
  server = await serveMatches(product, product.handlers);
  lifecycle.started('http', server.close);
  lifecycle.started('streams', product.closeStreams);
}

/** Reads the stream of a client with this last seen change, until `isEnough`. */
async function readStream(lastSeen: string, isEnough: (text: string) => boolean): Promise<string> {
  const answer = await server.request('/api/live/', { headers: { 'last-event-id': lastSeen } });
  let text = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (isEnough(text)) break;
  }
  return text;
}

it('sends everything to a reader who missed a change before a restart', async () => {
  for (const key of ['one', 'two', 'missed']) await store(key);
  await start();
  const received = readStream('3', (text) => text.includes('id: 4\nevent: update'));
  await store('four');
  await received;
  const frame = await readStream('2', (text) => /^data: .*\n\n/m.test(text));
  const snapshot = LiveSnapshot.parse(JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? ''));
  expect(snapshot.matches.map(({ key }) => key).toSorted()).toEqual(['four', 'missed', 'one', 'two']);
});
