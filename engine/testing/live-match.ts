import { addTally, emptyTally, type Tally } from '../match/tally.ts';
import { tallyInnings } from '../match/tally-innings.ts';
import { startOfInnings } from '../forecast/forecast-total.ts';
import { isLegal, pairAfter } from '../match/delivery-facts.ts';
import { type MatchRecord, playerId } from '../match/match-record.ts';
import { otherSide } from '../ratings/fixture.ts';
import { ballsLimitOf, prepareInnings } from '../ratings/prepared-innings.ts';
import type { LiveMatch } from '../simulation/simulate-players.ts';

/**
 * The state of a limited-overs match after its last recorded ball (see `truncateMatch`), for tests of live projections;
 * undefined before the first ball. Ignores super overs. The server builds such a state from the feed's scorecard.
 */
export function liveMatchOf(match: MatchRecord): LiveMatch | undefined {
  const [first, second] = prepareInnings(match);
  if (!first) return undefined;
  const tallies = talliesOf(match);
  const batting = match.teams[0] === first.team ? 0 : 1;
  const ended = first.wickets >= 10 || first.legalBalls >= ballsLimitOf(match);
  const innings = second ?? (ended ? undefined : first);
  const team = innings === first ? batting : otherSide(batting);
  const target = innings === first ? null : (second?.target ?? first.runs + 1);
  const end = innings?.overEnds.at(-1);
  const now = end ? { ...end, batting: team, atCrease: pairOf(match) } : startOfInnings(team);
  return { now, target, tallies };
}

/** Ids of the batters at the crease, striker first. */
function pairOf(match: MatchRecord): string[] {
  const deliveries = match.innings.findLast((innings) => !innings.superOver)?.deliveries ?? [];
  const last = deliveries.at(-1);
  if (!last) return [];
  const balls = deliveries.filter((delivery) => delivery.over === last.over && isLegal(delivery)).length;
  return pairAfter(last, balls >= match.ballsPerOver).map((name) => playerId(match, name));
}

/** Tallies by player id. In limited overs a player bats in one innings and bowls in the other. */
function talliesOf(match: MatchRecord): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const innings of match.innings.filter((each) => !each.superOver)) {
    for (const [name, tally] of tallyInnings(innings, match.ballsPerOver)) {
      const id = playerId(match, name);
      tallies.set(id, addTally(tallies.get(id) ?? emptyTally(), tally));
    }
  }
  return tallies;
}
