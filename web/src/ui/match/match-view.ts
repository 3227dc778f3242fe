import type { I18n } from '@lingui/core';
import { chaseOf, statedChase } from './chase.ts';
import { shortName } from '../text/short-name.ts';
import { ballsPerOverOf, oversAsNumber } from './overs.ts';

/** A match as components draw it: from the API's feed, from history, or a built-in sample. */
export interface MatchView {
  key: string;
  name: string;
  matchType: string;
  phase: 'upcoming' | 'live' | 'completed';
  status: string;
  /** Seconds since 1970; null when unknown. */
  start_at: number | null;
  venue: { name: string; city: string | null };
  teamInfo: readonly [TeamView, TeamView];
  score: readonly InningsView[];
  tournament: { name: string } | null;
  is_featured: boolean;
}

/** A team of a match, as components draw it. */
export interface TeamView {
  name: string;
  shortname: string;
  /** URL of the team's picture. */
  img?: string | null;
  /** As `#1d4e89`. */
  color_primary?: string | null;
}

/** The score of an innings, as components draw it. */
export interface InningsView {
  team: string;
  /** Runs, wickets, and overs as `16.2`. */
  r: number;
  w: number;
  o: string;
}

/** Returns the innings of one team, in order of play. */
export function inningsOf<Innings extends InningsView>(
  match: { score: readonly Innings[] },
  team: TeamView,
): Innings[] {
  const name = team.name.trim().toLowerCase();
  return match.score.filter((innings) => innings.team.trim().toLowerCase() === name);
}

/**
 * Returns the short name of a team of the match. History may spell the team differently: then it is made from the name.
 */
export function shortNameIn({ teamInfo }: Pick<MatchView, 'teamInfo'>, team: string): string {
  return teamInfo.find(({ name }) => name === team)?.shortname || shortName(team);
}

/** `182/6`, or `182` when all ten are out. */
export function scoreText(innings: Pick<InningsView, 'r' | 'w'>): string {
  return innings.w >= 10 ? String(innings.r) : `${innings.r}/${innings.w}`;
}

const LIMITED_OVERS = new Set(['t20', 'odi', 't10']);
const BALLS_PER_OVER = 6;

/** The whole name, because one team's may end with another's: England Lions and Lions. */
const WINNER = /(?:^|: |\()([^:(]+) won (?!the toss)/;

/** Returns the team that bats in a live match, or the winner of a finished one; undefined when there is none. */
export function leaderOf(
  match: Pick<MatchView, 'phase' | 'status' | 'score' | 'teamInfo'>,
): TeamView | undefined {
  const batting = match.score.slice(-1);
  const winner = WINNER.exec(match.status)?.[1];
  return match.teamInfo.find((team) =>
    match.phase === 'live'
      ? inningsOf({ score: batting }, team).length > 0
      : match.phase === 'completed' && team.name === winner,
  );
}

type ScoredMatch = Pick<MatchView, 'matchType' | 'status' | 'score'>;

/**
 * Returns what a chase needs, as its status states it or else by the score. Null outside a chase, and in formats without
 * overs of six balls to chase in.
 */
export function needOf(match: ScoredMatch): { runs: number; balls: number } | null {
  if (!LIMITED_OVERS.has(match.matchType)) return null;
  const { runs, balls } = statedChase(match.status) ?? {};
  if (runs !== undefined && balls) return { runs, balls };
  const chase = chaseOf(match);
  return chase && chase.runs > 0 && chase.balls > 0 ? chase : null;
}

/** Returns the required run rate of a chase, otherwise the current one of the last innings; null before the first ball. */
export function rateOf(match: ScoredMatch): { isRequired: boolean; perOver: number } | null {
  if (!LIMITED_OVERS.has(match.matchType)) return null;
  const need = needOf(match);
  if (need) return { isRequired: true, perOver: (need.runs / need.balls) * BALLS_PER_OVER };
  const perOver = currentRate(match);
  return perOver === null ? null : { isRequired: false, perOver };
}

/** Returns the run rate of the last innings; null before its first ball. */
export function currentRate({ matchType, score }: ScoredMatch): number | null {
  const last = score.at(-1);
  const overs = last ? oversAsNumber(last.o, ballsPerOverOf(matchType)) : 0;
  return last && overs > 0 ? last.r / overs : null;
}

/** Returns who won the toss and what they chose. */
export function tossText(i18n: I18n, { winner, decision }: { winner: string; decision: string }): string {
  return i18n.t(decision === 'bat' ? '{winner} chose to bat' : '{winner} chose to bowl', { winner });
}
