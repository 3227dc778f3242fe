import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { listsOfOverview } from './overview.ts';

const overview = (...matches: ReturnType<typeof testMatch>[]) => ({
  current_matches: matches,
  series: [],
  counts: { featured: 0, live: 0, upcoming: 0, recent: 0 },
  as_of: '2026-11-21T10:00:00.000Z',
  delayed_after: 120,
  sandbox: false,
});
const ids = (matches: { id: string }[]) => matches.map((match) => match.id);

describe('the lists of the overview', () => {
  const lists = listsOfOverview(
    overview(
      testMatch({ id: 'done', phase: 'completed', priority_score: 10, start_at: 1 }),
      testMatch({ id: 'later', phase: 'upcoming', start_at: 300 }),
      testMatch({ id: 'sooner', phase: 'upcoming', priority_score: 8, start_at: 200 }),
      testMatch({ id: 'undated', phase: 'upcoming', start_at: null }),
      testMatch({ id: 'on', phase: 'live', is_live: true, start_at: 100 }),
    ),
  );

  it('holds what is live', () => expect(ids(lists.live)).toEqual(['on']));
  it('holds what is to come, soonest first and undated last', () =>
    expect(ids(lists.upcoming)).toEqual(['sooner', 'later', 'undated']));
  it('holds what is over', () => expect(ids(lists.recent)).toEqual(['done']));
  it('features what is live or has a priority of 8 or more, live first', () =>
    expect(ids(lists.featured)).toEqual(['on', 'sooner', 'done']));
});
