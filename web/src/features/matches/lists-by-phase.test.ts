import { expect, it } from 'vitest';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { listsByPhase } from './lists-by-phase.ts';

type Parts = Parameters<typeof testMatch>[0];

const list = (...matches: Parts[]) => ({
  status: 'success' as const,
  data: matches.map(testMatch),
  page: { offset: 0, limit: 25, total: matches.length },
  ...testFeedAge(),
});
const keysAndTotal = (answer: ReturnType<typeof list> | undefined) => [
  answer?.data.map(({ key }) => key).join(' '),
  answer?.page.total,
];

it('a match that started or ended moves with the count of its tab before the lists are fetched again', () => {
  const { live, upcoming, recent } = listsByPhase({
    live: list({ id: 'on', phase: 'live' }, { id: 'over', phase: 'completed', start_at: 2 }),
    upcoming: list({ id: 'begun', phase: 'live' }, { id: 'later', phase: 'upcoming' }),
    recent: list({ id: 'old', phase: 'completed', start_at: 1 }),
  });
  expect(keysAndTotal(live)).toEqual(['on begun', 2]);
  expect(keysAndTotal(upcoming)).toEqual(['later', 1]);
  expect(keysAndTotal(recent)).toEqual(['over old', 2]);
});

it('live matches are in the order of the dashboard: by priority, then by start', () => {
  const { live } = listsByPhase({
    live: list(
      { id: 'minor', phase: 'live', priority_score: 3 },
      { id: 'late', phase: 'live', priority_score: 9, start_at: 2 },
      { id: 'early', phase: 'live', priority_score: 9, start_at: 1 },
    ),
    upcoming: undefined,
    recent: undefined,
  });
  expect(keysAndTotal(live)).toEqual(['early late minor', 3]);
});

it('a match in two lists is counted once', () => {
  const { live } = listsByPhase({
    live: list({ id: 'on', phase: 'live' }),
    upcoming: list({ id: 'on', phase: 'live' }),
    recent: undefined,
  });
  expect(keysAndTotal(live)).toEqual(['on', 1]);
});
