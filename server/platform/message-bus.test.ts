import { EventEmitter, on, once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from './testing/database-proxy.ts';
import { hasValkey, startValkey } from './testing/start-valkey.ts';
import { openDatabase } from './database/open-database.ts';
import { type MessageBus, createPostgresBus, createValkeyBus } from './message-bus.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});

afterAll(() => database.drop());

/** Subscribes and returns a promise of the first `count` non-empty messages. */
async function collect(bus: MessageBus, topic: string, count: number) {
  const received = new EventEmitter();
  const connected = once(received, 'connected');
  const messages = on(received, 'message');
  const stop = await bus.subscribe(topic, (message) => {
    received.emit(message === '' ? 'connected' : 'message', message);
  });
  await connected;
  const readAll = async () => {
    const all: unknown[] = [];
    while (all.length < count) all.push((await messages.next()).value?.[0]);
    return all;
  };
  return { all: readAll(), stop };
}

async function expectToCarry(publisher: MessageBus, subscriber: MessageBus): Promise<void> {
  const { all, stop } = await collect(subscriber, 'scores', 3);
  const elsewhere = await collect(subscriber, 'weather', 1);
  for (const message of ['one', 'two', 'three']) await publisher.publish('scores', message);
  expect(await all).toEqual(['one', 'two', 'three']);
  await publisher.publish('weather', 'rain');
  expect(await elsewhere.all).toEqual(['rain']);
  await stop();
  await elsewhere.stop();
  await Promise.all([publisher.close(), subscriber.close()]);
}

/** Stalls the connection of `subscriber` without closing it; messages must arrive after it reconnects. */
async function expectToSurviveSilence(
  publisher: MessageBus,
  subscriber: MessageBus,
  network: DatabaseProxy,
): Promise<void> {
  const { all, stop } = await collect(subscriber, 'scores', 1);
  network.stall();
  network.open();
  const speaking = setInterval(() => void publisher.publish('scores', 'again'), 100);
  expect(await all).toEqual(['again']);
  clearInterval(speaking);
  await stop();
  await Promise.all([publisher.close(), subscriber.close()]);
}

describe('messages between processes', () => {
  it('are delivered in order per topic by PostgreSQL notifications', async () => {
    await expectToCarry(createPostgresBus(database, log), createPostgresBus(database, log));
  });

  it.skipIf(!hasValkey)('are delivered by Valkey too (skipped without Valkey)', async () => {
    const valkey = await startValkey();
    await expectToCarry(createValkeyBus(valkey.url, log), createValkeyBus(valkey.url, log));
    await valkey.stop();
  });

  it('are delivered by PostgreSQL again after a connection died without being closed', async () => {
    const network = await startDatabaseProxy(database.url);
    const theirs = openDatabase(network.url);
    await expectToSurviveSilence(createPostgresBus(database, log), createPostgresBus(theirs, log), network);
    await network.stop();
    await theirs.close();
  });

  it.skipIf(!hasValkey)('are delivered by Valkey again after a connection died the same way', async () => {
    const valkey = await startValkey();
    const network = await startDatabaseProxy(valkey.url);
    await expectToSurviveSilence(
      createValkeyBus(valkey.url, log),
      createValkeyBus(network.url, log),
      network,
    );
    await network.stop();
    await valkey.stop();
  });

  it.skipIf(!hasValkey)(
    'are dropped while Valkey is unreachable, and delivered again afterwards',
    async () => {
      const valkey = await startValkey();
      await valkey.stop();
      const [publisher, subscriber] = [createValkeyBus(valkey.url, log), createValkeyBus(valkey.url, log)];
      await publisher.publish('scores', 'into the void');
      const hearing = collect(subscriber, 'scores', 1);
      const restarted = await startValkey(valkey.port);
      const { all, stop } = await hearing;
      const speaking = setInterval(() => void publisher.publish('scores', 'again'), 50);
      expect(await all).toEqual(['again']);
      clearInterval(speaking);
      await stop();
      await Promise.all([publisher.close(), subscriber.close()]);
      await restarted.stop();
    },
  );
});
