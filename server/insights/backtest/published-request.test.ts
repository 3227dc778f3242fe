import { makeSeason } from '@gullylens/engine/testing/make-season';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { expect, it } from 'vitest';
import { createReplayedHistory } from '../../history/public.ts';
import { historyBefore, type ForecastMoment, publishedRequest } from './published-request.ts';

const [earlier, played] = makeSeason(2, 5) as [MatchRecord, MatchRecord];
const [home, away] = played.teams;

function fixtureAt(moment: ForecastMoment, toss: MatchRecord['toss']) {
  const history = createReplayedHistory();
  history.add(earlier);
  const match = { ...played, toss };
  return publishedRequest(historyBefore(history, match), match, moment).fixture;
}

it.each([
  [home, 'bat', 0],
  [home, 'field', 1],
  [away, 'bat', 1],
  [away, 'field', 0],
] as const)('after the toss, %s who chose to %s decide who bats first', (winner, decision, battingFirst) => {
  const tossWinner = winner === home ? 0 : 1;
  expect(fixtureAt('after-toss', { winner, decision })).toMatchObject({ tossWinner, battingFirst });
});

it.each([
  ['as-published', { winner: home, decision: 'bat' }],
  ['after-toss', null],
] as const)('%s with %j, nobody knows who bats first', (moment, toss) => {
  expect(fixtureAt(moment, toss)).toMatchObject({ tossWinner: null, battingFirst: null });
});
