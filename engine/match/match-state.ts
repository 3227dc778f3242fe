import type { MatchRecord } from './match-record.ts';

/** Where a match stands after some ball: only what has happened, nothing of what comes next. */
export interface MatchState {
  readonly match: MatchRecord;
  readonly innings: readonly InningsState[];
}

export interface InningsState {
  readonly team: string;
  readonly bowlingTeam: string;
  readonly superOver: boolean;
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  /** As on a scoreboard, `19.3`. */
  readonly overs: string;
  readonly over: number;
  readonly legalBallsThisOver: number;
  /** Runs to win, as the source gives them; `null` when nothing is chased or the source is silent. */
  readonly target: number | null;
  /** Who is in, striker first; one name while a new batter walks out, none before the first ball. */
  readonly atCrease: readonly string[];
  readonly bowler: string | null;
  /** True once the last recorded ball of the innings is bowled. */
  readonly complete: boolean;
}

/** The innings in progress, or the last one. */
export function currentInnings(state: MatchState): InningsState | null {
  return state.innings.at(-1) ?? null;
}

export function otherTeam(match: MatchRecord, team: string): string {
  return match.teams[0] === team ? match.teams[1] : match.teams[0];
}
