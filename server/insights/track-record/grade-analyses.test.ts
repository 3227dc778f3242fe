import { Writable } from 'node:stream';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../../history/public.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { createGrader } from './grade-analyses.ts';
import { analyses } from '../model/tables.ts';

const MINUTE = 60_000;
const CONTENT = {
  recentForm: { teamA: { team: 'Home' }, teamB: { team: 'Away' } },
  venueStats: { averageScore: null },
  captainChoices: { primary: null, alternative: null },
  dreamTeam: [],
};

let database: TestDatabase;
let clock: ManualClock;
let turn: () => Promise<number>;
let lines: string[];
/** Keys of the checked analyses, by the matches requested from the feed. */
let requestedKeys: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [{ date: '2023-04-01' }, { date: '2023-04-02' }]);
});
beforeEach(async () => {
  await database.pool.query('truncate analyses cascade');
  clock = createManualClock();
  lines = [];
  requestedKeys = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog('info', destination);
  const feed = {
    match: async (key: string) => {
      // History also checks whether one of its own matches is the feed's.
      if (!/^m\d/.test(key)) requestedKeys.push(key);
      return played(key);
    },
    progress: async () => null,
    points: async () => null,
  };
  turn = createGrader({ db: database.db, history: createHistory({ database, log, feed }), clock, log });
});
afterAll(() => database.drop());

/** A feed match whose key is its date; null for other keys. */
function played(key: string): MatchSummary | null {
  return /^\d{4}-/.test(key) ? makeMatchSummary({ key, date: key, phase: 'completed' }) : null;
}

async function lock(...rows: readonly { matchKey: string; body?: string }[]): Promise<void> {
  const lockedAt = new Date(clock.now().getTime() - 60 * MINUTE);
  await database.db.insert(analyses).values(
    rows.map(({ matchKey, body = JSON.stringify(CONTENT) }) => ({
      matchKey,
      body,
      matchTitle: matchKey,
      tournament: 'Made League',
      matchAt: lockedAt,
      draft: '{}',
      contentHash: '',
      draftedFrom: '',
      draftedAt: lockedAt,
      draftedLate: false,
      lockedAt,
      state: 'published' as const,
      publishedAt: lockedAt,
    })),
  );
}

async function gradedKeys(): Promise<string[]> {
  const { rows } = await database.pool.query<{ match_key: string }>(
    'select match_key from analysis_grades order by 1',
  );
  return rows.map((row) => row.match_key);
}

/** Number of analyses checked in the next run. */
async function lookedAt(): Promise<number> {
  requestedKeys = [];
  await turn();
  return new Set(requestedKeys).size;
}

describe('grading', () => {
  it('checks all locked analyses once per change of the history, some in each run', async () => {
    await lock(...Array.from({ length: 120 }, (_, i) => ({ matchKey: `a${i}` })));
    const turns = [await lookedAt(), await lookedAt(), await lookedAt(), await lookedAt()];
    expect(turns).toEqual([50, 50, 20, 0]);
    await database.pool.query('update history_state set revision = revision + 1');
    expect(await lookedAt()).toBe(50);
  });

  it('finishes a pass before starting again, however often the history changes meanwhile', async () => {
    await lock(...Array.from({ length: 120 }, (_, i) => ({ matchKey: `a${i}` })));
    const seen = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      await lookedAt();
      for (const key of requestedKeys) seen.add(key);
      await database.pool.query('update history_state set revision = revision + 1');
    }
    expect(seen.size).toBe(120);
  });

  it('postpones a failed analysis, logs it once, and does not block others', async () => {
    await lock({ matchKey: '2023-04-01', body: '{' }, { matchKey: '2023-04-02' });
    const counts: number[] = [];
    for (let i = 0; i < 30; i += 1) {
      counts.push(await lookedAt());
      clock.advance(2_000);
    }
    expect(await gradedKeys()).toEqual(['2023-04-02']);
    expect(counts.filter((count) => count > 0)).toEqual([2]);
    for (let i = 0; i < 60; i += 1) {
      counts.push(await lookedAt());
      clock.advance(MINUTE);
    }
    // After a minute, and then each time twice as long: 1, 3, 7, 15 and 31 minutes.
    expect(counts.filter((count) => count > 0)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('2023-04-01');
  });

  it('grades a failed analysis as soon as possible', async () => {
    await lock({ matchKey: '2023-04-01', body: '{' }, { matchKey: 'not in history' });
    expect(await turn()).toBe(0);
    await database.pool.query(`
      alter table analyses disable trigger analyses_stay_locked;
      update analyses set body = '${JSON.stringify(CONTENT)}';
      alter table analyses enable trigger analyses_stay_locked`);
    expect(await turn()).toBe(0);
    clock.advance(MINUTE);
    expect(await turn()).toBe(1);
    expect(await gradedKeys()).toEqual(['2023-04-01']);
    await database.pool.query('update history_state set revision = revision + 1');
    expect(await turn()).toBe(0);
    expect(lines).toHaveLength(1);
  });
});
