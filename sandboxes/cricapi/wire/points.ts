import type { PointsFor, PointsLine } from '@gullylens/engine/fantasy/tally-points';
import { scorePlayers } from '@gullylens/engine/fantasy/score-players';
import type { InningsRecord, MatchRecord } from '@gullylens/engine/match/match-record';
import { playedRecord, type ObservedFixture } from '../feed/observe-fixture.ts';
import { presentPerson } from './person.ts';
import { inningNames } from './score-lines.ts';

const RULES = 'dream11-2025';

/**
 * The kinds of points by the vendor's discipline. Points of other kinds, such as for being in the line-up, are in the
 * totals only.
 */
const earnedBy = {
  batting: ['runs', 'fours', 'sixes', 'runs milestone', 'strike rate', 'duck'],
  bowling: ['wickets', 'lbw or bowled', 'wicket haul', 'maidens', 'dot balls', 'economy'],
  catching: ['catches', 'three catches', 'stumpings', 'direct run-outs', 'assisted run-outs'],
} satisfies Record<string, readonly PointsFor[]>;

function sumOf(earned: readonly PointsLine[], kinds: readonly PointsFor[]): number {
  return earned.filter((line) => kinds.includes(line.for)).reduce((sum, { points }) => sum + points, 0);
}

function pointsOfInnings(match: MatchRecord, innings: InningsRecord, inning: string) {
  const players = scorePlayers({ ...match, innings: [innings] }, RULES);
  const rowsFor = (kinds: readonly PointsFor[]) =>
    players.flatMap(({ player, earned }) => {
      const took = earned.some((line) => kinds.includes(line.for));
      return took ? [{ ...presentPerson(player), points: sumOf(earned, kinds) }] : [];
    });
  return {
    inning,
    batting: rowsFor(earnedBy.batting),
    bowling: rowsFor(earnedBy.bowling),
    catching: rowsFor(earnedBy.catching),
  };
}

/** `match_points`: points of each innings by discipline, and the total of each player over the match. */
export function presentPoints(fixture: ObservedFixture) {
  const match = playedRecord(fixture);
  const names = inningNames(match.innings);
  return {
    innings: match.innings.flatMap((innings, i) =>
      innings.superOver ? [] : [pointsOfInnings(match, innings, names[i] ?? '')],
    ),
    totals: scorePlayers(match, RULES).map(({ player, points }) => ({ ...presentPerson(player), points })),
  };
}
