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
  const heard = new EventEmitter();
  const begun = once(heard, 'begun');
  const messages = on(heard, 'message');
  const stop = await bus.subscribe(topic, (message) => {
    heard.emit(message === '' ? 'begun' : 'message', message);
  });
  await begun;
  const readAll = async () => {
    const all: unknown[] = [];
    while (all.length < count) all.push((await messages.next()).value?.[0]);
    return all;
  };
  return { all: readAll(), stop };
}

async function expectToCarry(speaker: MessageBus, hearer: MessageBus): Promise<void> {
  const { all, stop } = await collect(hearer, 'scores', 3);
  const elsewhere = await collect(hearer, 'weather', 1);
  for (const message of ['one', 'two', 'three']) await speaker.publish('scores', message);
  expect(await all).toEqual(['one', 'two', 'three']);
  await speaker.publish('weather', 'rain');
  expect(await elsewhere.all).toEqual(['rain']);
  await stop();
  await elsewhere.stop();
  await Promise.all([speaker.close(), hearer.close()]);
}

/** Stalls the connection of `hearer` without closing it; messages must arrive after it reconnects. */
async function expectToSurviveSilence(
  speaker: MessageBus,
  hearer: MessageBus,
  network: DatabaseProxy,
): Promise<void> {
  const { all, stop } = await collect(hearer, 'scores', 1);
  network.stall();
  network.open();
  const speaking = setInterval(() => void speaker.publish('scores', 'again'), 100);
  expect(await all).toEqual(['again']);
  clearInterval(speaking);
  await stop();
  await Promise.all([speaker.close(), hearer.close()]);
}

describe('messages between processes', () => {
  it("are carried in order by PostgreSQL's notices, each topic apart", async () => {
    await expectToCarry(createPostgresBus(database.pool, log), createPostgresBus(database.pool, log));
  });

  it.skipIf(!hasValkey)('are carried by Valkey too (skipped where none is installed)', async () => {
    const valkey = await startValkey();
    await expectToCarry(createValkeyBus(valkey.url, log), createValkeyBus(valkey.url, log));
    await valkey.stop();
  });

  it("are carried again by PostgreSQL's notices after a connection died without having been closed", async () => {
    const network = await startDatabaseProxy(database.url);
    const theirs = openDatabase(network.url);
    await expectToSurviveSilence(
      createPostgresBus(database.pool, log),
      createPostgresBus(theirs.pool, log),
      network,
    );
    await network.stop();
    await theirs.close();
  });

  it.skipIf(!hasValkey)('are carried again by Valkey after a connection died the same way', async () => {
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

  it.skipIf(!hasValkey)('are lost without harm while Valkey is gone, and heard when it is back', async () => {
    const gone = await startValkey();
    await gone.stop();
    const [speaker, hearer] = [createValkeyBus(gone.url, log), createValkeyBus(gone.url, log)];
    await speaker.publish('scores', 'into the void');
    const hearing = collect(hearer, 'scores', 1);
    const back = await startValkey(gone.port);
    const { all, stop } = await hearing;
    const speaking = setInterval(() => void speaker.publish('scores', 'again'), 50);
    expect(await all).toEqual(['again']);
    clearInterval(speaking);
    await stop();
    await Promise.all([speaker.close(), hearer.close()]);
    await back.stop();
  });
});
