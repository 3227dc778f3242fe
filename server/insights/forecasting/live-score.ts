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

/** A live score as far as a forecast can use it. */
export interface LiveReading {
  /** Null before the first ball, and when no forecast can be made. */
  readonly state: LiveState | null;
  readonly target: ChaseReading['target'];
  readonly limitation: Forecast['limitation'];
}

type Earlier = Pick<Forecast, 'history' | 'limitation' | 'target' | 'win'>;

interface ScoreFacts {
  readonly match: MatchSummary;
  readonly fixture: Pick<Fixture, 'oversLimit' | 'ballsPerOver'>;
  readonly tallies: readonly PlayerTallies[];
  /** The forecast of the score before this one; null before the first. */
  readonly earlier: Earlier | null;
}

/** Of a score that names no innings that can be forecast: the last forecast stays. */
export const UNREADABLE: LiveReading = { state: null, target: null, limitation: 'unreadable score' };

/** Reads the score of a match that is not over, with the target of its chase. */
export function readScore({ match, fixture, tallies, earlier }: ScoreFacts): LiveReading {
  const { oversLimit, ballsPerOver } = fixture;
  const { status } = match;
  const [one, two] = match.phase === 'live' ? match.score : [];
  if (oversLimit === null) return { state: null, target: null, limitation: null };
  if (one === undefined) {
    // The feed may lose a score, as in a break.
    if (hasStarted(earlier)) return UNREADABLE;
    const isRevised = earlier?.limitation === 'revised match' || announcesRevision(status, { oversLimit });
    return { state: null, target: null, limitation: isRevised ? 'revised match' : null };
  }
  if (isSuperOver(match)) return { state: null, target: null, limitation: 'super over' };
  const opening = openingTeam(match);
  if (opening === null) return UNREADABLE;
  const [first, chase] = [scored(one, ballsPerOver), two ? scored(two, ballsPerOver) : null];
  const length = { oversLimit, ballsPerOver };
  const { target, withheld } = readChase({ status, first, chase, length, previous: readingOf(earlier) });
  if (withheld !== null) return { state: null, target, limitation: withheld };
  const now = target ? (chase ?? { runs: 0, wickets: 0, legalBalls: 0 }) : first;
  return { state: liveState(now, target, { opening, fixture: length, tallies }), target, limitation: null };
}

/** Whether the totals of a finished match can be forecast with the target that follows from its first innings. */
export function canBackfill({ match, fixture, earlier }: Omit<ScoreFacts, 'tallies'>): boolean {
  const { oversLimit, ballsPerOver } = fixture;
  const [first, chase] = match.score.map((innings) => scored(innings, ballsPerOver));
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

function scored({ r, w, o }: MatchSummary['score'][number], ballsPerOver: number): ScoredInnings {
  return { runs: r, wickets: w, legalBalls: oversToBalls(o, ballsPerOver) };
}

function isSuperOver({ status, score: [one, two, ...more] }: MatchSummary): boolean {
  const isNamed = [status, ...more.map(({ inning }) => inning)].some((text) => SUPER_OVER.test(text));
  return two !== undefined && (isNamed || (more.length > 0 && one?.r === two.r));
}

const SUPER_OVER = /\bsuper[ -]?(over|five)\b/i;

/** The team that batted first; the other innings names it when the feed's label fits no team. Null when unclear. */
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
