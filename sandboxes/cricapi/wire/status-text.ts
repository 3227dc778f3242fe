import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { InningsState } from '../feed/match-state.ts';
import type { ObservedFixture } from '../feed/observe-fixture.ts';
import { resultText } from './result-text.ts';

/** Deliveries in a day of a match without an overs limit: 90 overs of six balls. */
const BALLS_A_DAY = 540;

function tossText({ toss, teams }: MatchRecord): string {
  if (!toss) return `${teams[0]} opt to bat`;
  return `${toss.winner} opt to ${toss.decision === 'field' ? 'bowl' : 'bat'}`;
}

/** Number of balls in an overs number such as 14.3: fourteen overs and three balls. */
function ballsIn(overs: number, ballsPerOver: number): number {
  return Math.floor(overs) * ballsPerOver + Math.round((overs % 1) * 10);
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function chaseText(match: MatchRecord, first: InningsState, chase: InningsState | undefined): string {
  const record = match.innings[1];
  const team = record?.team ?? first.bowlingTeam;
  const target = record?.target?.runs ?? first.runs + 1;
  const overs = record?.target?.overs ?? match.oversLimit ?? 0;
  const runs = Math.max(0, target - (chase?.runs ?? 0));
  const balls = Math.max(0, ballsIn(overs, match.ballsPerOver) - (chase?.legalBalls ?? 0));
  return `${team} need ${plural(runs, 'run')} in ${plural(balls, 'ball')}`;
}

/** The text of a match without an overs limit: the lead, and in the fourth innings the runs needed. */
function leadText(match: MatchRecord, innings: readonly InningsState[], balls: number): string {
  const team = innings.at(-1)?.team ?? match.teams[0];
  const runsOf = (ours: boolean) =>
    innings.filter((each) => (each.team === team) === ours).reduce((sum, { runs }) => sum + runs, 0);
  const lead = runsOf(true) - runsOf(false);
  const day = `Day ${Math.floor(balls / BALLS_A_DAY) + 1}`;
  if (innings.length === 4) return `${day}: ${team} need ${plural(Math.max(0, 1 - lead), 'run')}`;
  if (lead === 0) return `${day}: Scores level`;
  return `${day}: ${team} ${lead > 0 ? 'lead' : 'trail'} by ${plural(Math.abs(lead), 'run')}`;
}

function liveText({ match, state, balls }: ObservedFixture): string {
  const [first, second] = state.innings;
  if (state.innings.some((innings) => innings.superOver) || isLevel(match, state.innings)) {
    return 'Match tied (Super over in progress)';
  }
  if (!first?.complete) return tossText(match);
  return match.oversLimit === null ? leadText(match, state.innings, balls) : chaseText(match, first, second);
}

function isLevel(match: MatchRecord, [first, second]: readonly InningsState[]): boolean {
  return match.oversLimit !== null && second?.complete === true && second.runs === first?.runs;
}

/** The vendor's `status` of a match at this moment. */
export function statusText(fixture: ObservedFixture): string {
  if (fixture.phase === 'upcoming') return 'Match not started';
  return fixture.phase === 'completed' ? resultText(fixture.match.outcome) : liveText(fixture);
}
