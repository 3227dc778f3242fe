import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { deleteExpiredRows, RETAINED_TABLES, RETENTION_RULES } from './retention.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 86_400_000;
const lines: { table: string; deleted: number }[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const clock = createManualClock(NOW);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The time the given number of days and one minute ago, in SQL. */
const daysAgo = (days: number) =>
  `'${new Date(NOW.getTime() - days * DAY_MS - 60_000).toISOString()}'::timestamptz`;

it('every table is either retained or has a rule', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const listed = new Set([...Object.keys(RETAINED_TABLES), ...RETENTION_RULES.map(({ table }) => table)]);
  expect([...listed].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('expired rows are deleted in batches and all others stay', async () => {
  await database.pool.query(`
    insert into users (id, google_sub, email, created_at, signed_in_at)
      values ('00000000-0000-0000-0000-000000000001', '1', 'a@example.com', ${daysAgo(900)}, ${daysAgo(900)});
    insert into billing_events (event_id, body_sha256, event, received_at, handled_at, next_attempt_at) values
      ('old', '1', 'payment.captured', ${daysAgo(180)}, now(), null),
      ('gives up', '1', 'payment.captured', ${daysAgo(180)}, null, null),
      ('due', '1', 'payment.captured', ${daysAgo(180)}, null, now()),
      ('dispute', '1', 'payment.dispute.lost', ${daysAgo(180)}, now(), null),
      ('young', '1', 'payment.captured', ${daysAgo(179)}, now(), null);
    insert into spent_credentials values ('old', ${daysAgo(1)}), ('young', ${daysAgo(0)});
    insert into sessions (id, user_id, user_agent, created_at, used_at, idle_expires_at, absolute_expires_at, ended_at, end_reason)
      select ('00000000-0000-0000-0000-00000000001' || n)::uuid, '00000000-0000-0000-0000-000000000001', name,
        ${daysAgo(200)}, ${daysAgo(100)}, idle, ${daysAgo(-20)}, ended, case when ended is not null then 'signed-out' end
      from (values (1, 'old', ${daysAgo(30)}, null), (2, 'ended', ${daysAgo(-1)}, ${daysAgo(30)}),
        (3, 'young', ${daysAgo(-1)}, null), (4, 'just ended', ${daysAgo(-1)}, ${daysAgo(29)})) as s (n, name, idle, ended);
    insert into refresh_tokens (hash, session_id) select user_agent, id from sessions;
    insert into support_tickets (user_id, name, email, subject, message, priority, opened_at, closed_at) values
      (null, 'old', 'e', 's', 'm', false, ${daysAgo(400)}, ${daysAgo(365)}),
      (null, 'open', 'e', 's', 'm', false, ${daysAgo(400)}, null),
      (null, 'young', 'e', 's', 'm', false, ${daysAgo(400)}, ${daysAgo(364)}),
      ('00000000-0000-0000-0000-000000000001', 'own', 'e', 's', 'm', false, ${daysAgo(400)}, ${daysAgo(365)});
    insert into vendor_days (day) values ('2026-01-01');
    insert into vendor_calls (day, endpoint, priority, cost, sent_at) values
      ('2026-01-01', 'old', 'high', 1, ${daysAgo(35)}), ('2026-01-01', 'young', 'high', 1, ${daysAgo(34)});
    insert into vendor_documents values ('scorecard:old', '{}', ${daysAgo(400)}), ('squads:old', '{}', ${daysAgo(400)}),
      ('series', '{}', ${daysAgo(400)}), ('scorecard:young', '{}', ${daysAgo(399)});
    insert into matches (key, version, change, phase, record, starts_at, observed_at, changed_at) values
      ('old', 1, 1, 'completed', '{}', ${daysAgo(400)}, now(), now()),
      ('old without a start', 1, 2, 'completed', '{}', null, now(), ${daysAgo(400)}),
      ('young', 1, 3, 'completed', '{}', ${daysAgo(399)}, now(), now());
    insert into match_scores select key, 0, 10, 5, 0, now() from matches;
    insert into match_interest values ('old', ${daysAgo(1)}), ('young', ${daysAgo(0)});
    insert into analyses (match_key, match_title, tournament, match_at, body, content_hash, drafted_from, drafted_at, drafted_late, draft)
      values ('m', '', '', now(), '', '', '', now(), false, '');
    insert into analysis_readers values ('m', 'old', ${daysAgo(30)}), ('m', 'young', ${daysAgo(29)});
    insert into match_forecasts values ('old', 1, '', ${daysAgo(400)}), ('young', 1, '', ${daysAgo(399)});
    insert into match_projections values ('old', '', '', ${daysAgo(400)}, ''), ('young', '', '', ${daysAgo(399)}, '');
    insert into announced_lineups values ('old', '{}', '{}', ${daysAgo(400)}), ('young', '{}', '{}', ${daysAgo(399)});
  `);
  await deleteExpiredRows({ pool: database.pool, clock, log, batch: 1 });
  const remaining = async (column: string, table: string) =>
    (await database.pool.query(`select ${column} as name from ${table} order by 1`)).rows.map(
      ({ name }) => name,
    );
  expect(await remaining('event_id', 'billing_events')).toEqual(['dispute', 'due', 'gives up', 'young']);
  expect(await remaining('hash', 'spent_credentials')).toEqual(['young']);
  expect(await remaining('hash', 'refresh_tokens')).toEqual(['just ended', 'young']);
  expect(await remaining('name', 'support_tickets')).toEqual(['open', 'own', 'young']);
  expect(await remaining('endpoint', 'vendor_calls')).toEqual(['young']);
  expect(await remaining('name', 'vendor_documents')).toEqual(['scorecard:young', 'series']);
  for (const table of ['match_scores', 'match_interest', 'match_forecasts', 'match_projections']) {
    expect([table, await remaining('match_key', table)]).toEqual([table, ['young']]);
  }
  expect(await remaining('match_key', 'announced_lineups')).toEqual(['young']);
  expect(await remaining('user_id', 'analysis_readers')).toEqual(['young']);
  expect(await remaining('key', 'matches')).toHaveLength(3);
  expect(lines.find(({ table }) => table === 'match_scores')).toMatchObject({ deleted: 2 });
  expect(lines).toHaveLength(RETENTION_RULES.length);
});

it('the newest event stays, because its age shows whether the webhook works', async () => {
  await database.pool.query(
    `update billing_events set received_at = ${daysAgo(500)}, next_attempt_at = null, handled_at = now()`,
  );
  await database.pool.query(`update billing_events set received_at = ${daysAgo(499)} where event_id = 'due'`);
  await deleteExpiredRows({ pool: database.pool, clock, log });
  const { rows } = await database.pool.query('select event_id from billing_events order by 1');
  expect(rows).toEqual([{ event_id: 'dispute' }, { event_id: 'due' }]);
});

it('deletes nothing more when it is being stopped', async () => {
  await database.pool.query(`insert into spent_credentials values ('expired', ${daysAgo(2)})`);
  await deleteExpiredRows({ pool: database.pool, clock, log }, AbortSignal.abort());
  const { rows } = await database.pool.query(`select hash from spent_credentials order by 1`);
  expect(rows).toContainEqual({ hash: 'expired' });
});
