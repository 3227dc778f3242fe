import type { NamedLineup } from '@gullylens/contract/http/insights/projections';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { fixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { makeSeason } from '@gullylens/engine/testing/make-season';
import { expect, it } from 'vitest';
import { createReplayedHistory } from '../../history/public.ts';
import type { ForecastRequest } from '../forecasting/forecast-request.ts';
import { gradeTeams, mostExpected } from './observe-picks.ts';
import { historyBefore, publishedRequest } from './published-request.ts';

it('the line-up of a match that is not simulated has the likely players', () => {
  const [match] = makeSeason(1, 5) as [MatchRecord];
  const history = createReplayedHistory();
  history.add({ ...match, dates: ['2021-12-31'] });
  const request = publishedRequest(historyBefore(history, match), match, 'as-published');
  const rated = fixtureFeatures(createRatings('dream11-2025'), request.fixture);
  const captain = mostExpected(rated, request)[0] ?? '';
  const withChance = (playChance: number): ForecastRequest => {
    const [a, b] = request.members.map((team) =>
      team.map((member) => (member.key === captain ? { ...member, playChance } : member)),
    );
    return { ...request, members: [a ?? [], b ?? []] };
  };
  expect(mostExpected(rated, withChance(1))[0]).toBe(captain);
  expect(mostExpected(rated, withChance(0.01))).not.toContain(captain);
});

const players = Array.from({ length: 11 }, (_, i) => `p${i}`);
const lineup: NamedLineup = {
  name: 'Balanced Approach',
  style: 'balanced',
  players,
  captain: 'p0',
  viceCaptain: 'p1',
  expected: 500,
  p10: 400,
  p90: 600,
};

it('a line-up has the points of its players who played, as a share of the best line-up in hindsight', () => {
  const scored = new Map([...players.slice(0, 10).map((key) => [key, 10] as const), ['other', 60]]);
  const happened = 2 * 10 + 1.5 * 10 + 8 * 10;
  expect(gradeTeams([lineup], scored)).toEqual([
    { style: 'balanced', mean: 500, p10: 400, p90: 600, happened, share: happened / (2 * 60 + 15 + 9 * 10) },
  ]);
});
