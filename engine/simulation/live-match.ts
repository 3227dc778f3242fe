import { addTally, emptyTally, type Tally } from '../fantasy/tally.ts';
import { tallyInnings } from '../fantasy/tally-innings.ts';
import type { InningsNow } from '../forecast/forecast-total.ts';
import { isLegal, pairAfter } from '../match/delivery-facts.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { playerId } from '../match/player-id.ts';
import { otherSide } from '../ratings/fixture.ts';
import { ballsLimitOf, replayMatch } from '../ratings/replay-match.ts';

/** State of a limited-overs match, as far as the rest depends on it. */
export interface LiveMatch {
  /** The innings in progress, or about to begin; null before the toss. */
  readonly now: InningsNow | null;
  /** Runs to win; null in the first innings. */
  readonly target: number | null;
  /** Id of the bowler of the last ball; null before the first ball of an innings. */
  readonly lastBowler: string | null;
  /** Tally of each player in the match so far, by id. */
  readonly tallies: ReadonlyMap<string, Readonly<Tally>>;
  /** True when the match is over. */
  readonly over: boolean;
}

/** Before the first ball; the batting order is unknown. */
export const NOT_STARTED: LiveMatch = {
  now: null,
  target: null,
  lastBowler: null,
  tallies: new Map(),
  over: false,
};

/** The state of a limited-overs match from its record so far (see `truncateMatch`). Ignores super overs. */
export function liveMatchOf(match: MatchRecord): LiveMatch {
  const [first, second] = replayMatch(match);
  const over = match.outcome.result !== 'in progress';
  if (!first) return { ...NOT_STARTED, over };
  const tallies = talliesOf(match);
  const batting = match.teams[0] === first.team ? 0 : 1;
  const ended = first.wickets >= 10 || first.legalBalls >= ballsLimitOf(match);
  const innings = second ?? (ended ? null : first);
  const end = innings?.overEnds.at(-1);
  const side = innings === first ? batting : otherSide(batting);
  const target = innings === first ? null : (second?.target ?? first.runs + 1);
  if (!end) return { now: openingOf(side), target, lastBowler: null, tallies, over };
  const { runs, wickets, legalBalls, gone, bowled } = end;
  return {
    now: { batting: side, runs, wickets, legalBalls, atCrease: pairOf(match), gone, bowled },
    target,
    lastBowler: innings?.balls.at(-1)?.bowler ?? null,
    tallies,
    over,
  };
}

/** An innings before its first ball. */
export function openingOf(batting: 0 | 1): InningsNow {
  return { batting, runs: 0, wickets: 0, legalBalls: 0, atCrease: [], gone: new Set(), bowled: new Map() };
}

/** Ids of the batters at the crease, striker first. */
function pairOf(match: MatchRecord): string[] {
  const deliveries = match.innings.findLast((innings) => !innings.superOver)?.deliveries ?? [];
  const last = deliveries.at(-1);
  if (!last) return [];
  const balls = deliveries.filter((delivery) => delivery.over === last.over && isLegal(delivery)).length;
  return pairAfter(last, balls >= match.ballsPerOver).map((name) => playerId(match, name));
}

/** Adds up both innings: in limited overs a player bats and bowls in one only. */
function talliesOf(match: MatchRecord): Map<string, Tally> {
  const all = new Map<string, Tally>();
  for (const innings of match.innings.filter((each) => !each.superOver)) {
    for (const [name, tally] of tallyInnings(innings, match.ballsPerOver)) {
      const id = playerId(match, name);
      all.set(id, addTally(all.get(id) ?? emptyTally(), tally));
    }
  }
  return all;
}
