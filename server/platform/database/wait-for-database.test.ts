import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../find-free-port.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { DatabaseUnusableError, waitForDatabase } from './wait-for-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

/** A clock that moves only by pauses. */
function manualTime() {
  let ms = 0;
  const pause = vi.fn(async (pauseMs: number) => {
    ms += pauseMs;
  });
  return { now: () => ms, pause };
}

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

async function failureOf(url: string): Promise<DatabaseUnusableError> {
  const error = await waitForDatabase(url, { limitMs: 0 }).then(String, (failure: unknown) => failure);
  if (error instanceof DatabaseUnusableError) return error;
  throw error;
}

describe('one sentence names host and cause when', () => {
  it('nothing listens at the address', async () => {
    const port = await findFreePort();
    const { message } = await failureOf(`postgres://asha:hunter2@127.0.0.1:${port}/db`);
    expect(message).toBe(
      `The database at 127.0.0.1:${port} cannot be used: no PostgreSQL listens there (ECONNREFUSED).`,
    );
  });

  it('the host is unknown', async () => {
    const { message } = await failureOf('postgres://asha:hunter2@db.invalid/db');
    expect(message).toMatch(
      /^The database at db\.invalid:5432 cannot be used: the name of the host is not known/,
    );
  });

  it('the password is wrong', async () => {
    const { message } = await failureOf(changed((url) => (url.password = 'hunter2')));
    expect(message).toMatch(/ cannot be used: it refuses the user gullylens or the password \(28P01\)\.$/);
    expect(message).not.toContain('hunter2');
  });

  it('the database does not exist', async () => {
    const { message } = await failureOf(changed((url) => (url.pathname = '/none')));
    expect(message).toMatch(/ cannot be used: it has no database none \(3D000\)\.$/);
  });
});

it('waits for a database that comes up within 30 seconds and says once that it waits', async () => {
  const time = manualTime();
  const url = changed((address) => (address.pathname = '/late'));
  const onWaiting = vi.fn();
  const pause = async (ms: number) => {
    await time.pause(ms);
    if (time.now() === 29_500) await database.pool.query('create database late');
  };
  await waitForDatabase(url, { limitMs: 30_000, onWaiting, now: time.now, pause });
  expect(time.now()).toBe(29_500);
  expect(onWaiting).toHaveBeenCalledOnce();
  await database.pool.query('drop database late with (force)');
});

it('gives up after 30 seconds', async () => {
  const { now, pause } = manualTime();
  const url = changed((address) => (address.pathname = '/never'));
  await expect(waitForDatabase(url, { limitMs: 30_000, now, pause })).rejects.toThrow(DatabaseUnusableError);
  expect(now()).toBe(30_000);
});
