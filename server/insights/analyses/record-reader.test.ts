import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import type { TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createPersonalData } from '../public.ts';
import { createDeskDatabase, DESK, type OpenDesk, openDesk } from '../testing/open-desk.ts';
import { recordReader } from './record-reader.ts';

let database: TestDatabase;
let on: OpenDesk;

beforeAll(async () => {
  database = await createDeskDatabase();
  on = await openDesk(database);
});
beforeEach(async () => {
  await on.reset();
  await on.act('publish', 0);
});
afterAll(async () => {
  await on.close();
  await database.drop();
});

const record = (userId: string, role = 'user') =>
  recordReader({ db: database.db, clock: on.clock, log: createLog('silent') }, 'today', { userId, role });

async function readersInList(): Promise<number | undefined> {
  const list = (await (await on.served.request(DESK, 'analyst')).json()) as { data: DeskAnalysis[] };
  return list.data[0]?.readers;
}

describe('the readers of an analysis', () => {
  it('are the users who opened it, each once', async () => {
    expect(await readersInList()).toBe(0);
    await record('asha');
    await record('asha');
    await record('ravi');
    expect(await readersInList()).toBe(2);
    expect((await on.desk()).readers).toBe(2);
  });

  it('are no analysts and administrators', async () => {
    await record('asha', 'analyst');
    await record('ravi', 'admin');
    expect(await readersInList()).toBe(0);
  });

  it('are counted when the analysis is read, by members only', async () => {
    expect((await on.served.request('/api/v1/analysis/today/', 'free')).status).toBe(403);
    expect(await on.readersStatus()).toBe(200);
    expect(await readersInList()).toBe(1);
    const { rows } = await database.pool.query('select user_id from analysis_readers');
    expect(rows).toEqual([{ user_id: 'payer' }]);
  });

  it('do not count before it is published and after it is withdrawn', async () => {
    await on.act('withdraw', 1);
    expect(await on.readersStatus()).toBe(404);
    const { rows } = await database.pool.query('select * from analysis_readers');
    expect(rows).toEqual([]);
  });

  it('read on when they cannot be recorded', async () => {
    await expect(record('a\0')).resolves.toBeUndefined();
    expect(await readersInList()).toBe(0);
  });

  it('are in the export of an account and deleted with it', async () => {
    await record('asha');
    await record('ravi');
    const records = createPersonalData(database.db);
    expect(await records.collect('asha')).toMatchObject({
      openedAnalyses: [{ matchKey: 'today', firstReadAt: on.clock.now() }],
    });
    await database.db.transaction((tx) => records.erase('asha', tx));
    expect(await records.collect('asha')).toMatchObject({ openedAnalyses: [] });
    expect(await readersInList()).toBe(1);
  });
});
