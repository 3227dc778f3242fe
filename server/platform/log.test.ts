import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { createLog } from './log.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await database.pool.query('create table people (email text unique)');
});
afterAll(() => database.drop());

const addPerson = (email: string) => database.db.execute(sql`insert into people values (${email})`);

function openLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog('info', destination), lines };
}

it('logs a failed query without its values', async () => {
  const { log, lines } = openLog();
  await addPerson('asha@example.com');
  await addPerson('asha@example.com').catch((error: unknown) =>
    log.error({ err: new Error('not saved', { cause: error }) }),
  );
  expect(lines.join('')).toMatch(/insert into people values \(\$1\).*people_email_key/);
  expect(lines.join('')).not.toContain('asha@example.com');
  const { err } = JSON.parse(lines.join(''));
  expect(err.cause.cause).toMatchObject({ type: 'error', code: '23505' });
});

it('redacts fields with secrets', () => {
  const { log, lines } = openLog();
  log.info({ email: 'asha@example.com', request: { headers: { authorization: 'Bearer abc' } } }, 'words');
  expect(lines.join('')).not.toMatch(/asha@|abc/);
});

it('logs the first errors of an aggregate error', () => {
  const { log, lines } = openLog();
  const failures = Array.from(
    { length: 9 },
    (_, i) => new Error(`match ${i} failed`, { cause: new Error('why') }),
  );
  log.error({ err: new AggregateError(failures, '9 of 9 failed') }, 'words');
  const { err } = JSON.parse(lines.join(''));
  expect(err).toMatchObject({
    message: '9 of 9 failed',
    errors: [{ message: 'match 0 failed' }, {}, {}, {}, {}],
  });
  expect(err.errors).toHaveLength(5);
  expect(err.errors[0].cause.message).toBe('why');
});

it('reports the field `alert` of a line, also through a child log', () => {
  const alerts: string[] = [];
  const log = createLog('warn', { write: () => {} }, (alert) => alerts.push(alert));
  log.error({ alert: 'rain' }, 'play stops');
  log.child({ work: 'covers' }).warn({ alert: 'bad_light' }, 'play stops');
  log.warn('no fields');
  log.warn({ err: new Error('no alert') });
  expect(alerts).toEqual(['rain', 'bad_light']);
});
