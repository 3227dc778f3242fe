import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import {
  type ChaseReading,
  readChase,
  type ScoredInnings,
  wasPlayedInFull,
} from '@gullylens/engine/forecast/chase-target';
import { announcesRevision } from '@gullylens/engine/forecast/status-line';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { type Fixture, otherSide } from '@gullylens/engine/ratings/fixture';
import type { PlayerTallies } from '../../matches/public.ts';
import { teamIndexOf } from './build-forecast-request.ts';
import type { LiveState } from './forecast-request.ts';

/** What a forecast can use of a live score. Computed by the job of live forecasts (worker role). */
export interface LiveReading {
  /** Null before the first ball, and when no forecast can be made. */
  readonly state: LiveState | null;
  /** Null before the chase. */
  readonly target: ChaseReading['target'];
  /** Why no forecast can be made; null when one can. */
  readonly limitation: Forecast['limitation'];
}

type Earlier = Pick<Forecast, 'history' | 'limitation' | 'target' | 'win'>;

interface ScoreInput {
  readonly match: MatchSummary;
  readonly fixture: Pick<Fixture, 'oversLimit' | 'ballsPerOver'>;
  readonly tallies: readonly PlayerTallies[];
  /** The forecast of the score before this one; null before the first. */
  readonly earlier: Earlier | null;
}

/** The reading of a score that is missing after the start, or does not say who bats. The earlier forecast stays. */
export const UNREADABLE: LiveReading = { state: null, target: null, limitation: 'unreadable score' };

/** Reads the score of a match that is not over, with the target of its chase. */
export function readScore({ match, fixture, tallies, earlier }: ScoreInput): LiveReading {
  const { oversLimit, ballsPerOver } = fixture;
  const { status } = match;
  const [firstScore, secondScore] = match.phase === 'live' ? match.score : [];
  if (oversLimit === null) return { state: null, target: null, limitation: null };
  if (firstScore === undefined) {
    // The feed may drop the score, for example in a break.
    if (hasStarted(earlier)) return UNREADABLE;
    const isRevised = earlier?.limitation === 'revised match' || announcesRevision(status, { oversLimit });
    return { state: null, target: null, limitation: isRevised ? 'revised match' : null };
  }
  if (isSuperOver(match)) return { state: null, target: null, limitation: 'super over' };
  const opening = openingTeam(match);
  if (opening === null) return UNREADABLE;
  const first = toScoredInnings(firstScore, ballsPerOver);
  const chase = secondScore ? toScoredInnings(secondScore, ballsPerOver) : null;
  const length = { oversLimit, ballsPerOver };
  const { target, withheld } = readChase({ status, first, chase, length, previous: readingOf(earlier) });
  if (withheld !== null) return { state: null, target, limitation: withheld };
  const now = target ? (chase ?? { runs: 0, wickets: 0, legalBalls: 0 }) : first;
  return { state: liveState(now, target, { opening, fixture: length, tallies }), target, limitation: null };
}

/** True when a finished match had no revised target, so that chances can be added from its stored totals. */
export function canBackfill({ match, fixture, earlier }: Omit<ScoreInput, 'tallies'>): boolean {
  const { oversLimit, ballsPerOver } = fixture;
  const [first, chase] = match.score.map((innings) => toScoredInnings(innings, ballsPerOver));
  if (oversLimit === null || !first || !chase) return false;
  const length = { oversLimit, ballsPerOver };
  return wasPlayedInFull({ status: match.status, first, chase, length, previous: readingOf(earlier) });
}

/** While the last chance is shown for an unreadable score, its target is still known. */
function readingOf(earlier: Earlier | null) {
  if (earlier === null) return null;
  const { target, limitation, win } = earlier;
  const keepsChance = limitation === 'unreadable score' && win !== null;
  return { target, withheld: keepsChance ? null : limitation };
}

function hasStarted(earlier: Earlier | null): boolean {
  return earlier?.history.some(({ innings }) => innings > 0) ?? false;
}

function toScoredInnings({ r, w, o }: MatchSummary['score'][number], ballsPerOver: number): ScoredInnings {
  return { runs: r, wickets: w, legalBalls: oversToBalls(o, ballsPerOver) };
}

function isSuperOver({ status, score: [one, two, ...more] }: MatchSummary): boolean {
  const isNamed = [status, ...more.map(({ inning }) => inning)].some((text) => SUPER_OVER.test(text));
  return two !== undefined && (isNamed || (more.length > 0 && one?.r === two.r));
}

const SUPER_OVER = /\bsuper[ -]?(over|five)\b/i;

/**
 * Index of the team that batted first. When the feed's label of the first innings fits no team, it follows from the
 * second innings. Null when unclear.
 */
function openingTeam(match: MatchSummary): 0 | 1 | null {
  const [one, two, ...more] = match.score;
  if (!one || more.length > 0) return null;
  const first = teamIndexOf(match, one.team);
  const second = two ? teamIndexOf(match, two.team) : null;
  if (first === null) return second === null ? null : otherSide(second);
  return second === first ? null : first;
}

function liveState(
  now: ScoredInnings,
  target: ChaseReading['target'],
  {
    opening,
    fixture: { oversLimit, ballsPerOver },
    tallies,
  }: {
    readonly opening: 0 | 1;
    readonly fixture: { readonly oversLimit: number; readonly ballsPerOver: number };
    readonly tallies: readonly PlayerTallies[];
  },
): LiveState {
  const ballsLost = target ? oversLimit * ballsPerOver - target.balls : 0;
  return {
    batting: target ? otherSide(opening) : opening,
    runs: now.runs,
    wickets: now.wickets,
    legalBalls: now.legalBalls + ballsLost,
    ballsLost,
    target: target?.runs ?? null,
    tallies: tallies.flatMap(({ key, tally }) => (key === null ? [] : [[key, tally] as const])),
    retired: tallies.flatMap(({ key, retired }) => (retired && key !== null ? [key] : [])),
  };
}
