import type { PlayerRole } from '../fantasy/player-role.ts';
import { FORM } from '../fitted-parameters.ts';
import { mean, sumOf } from '../statistics/statistics.ts';

/** Fantasy points of one player in one match. */
export interface PlayerMatch {
  readonly playerId: string;
  readonly name: string;
  readonly team: string;
  readonly role?: PlayerRole;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly points: number;
}

/** A player's earlier points, summarised for an analysis. */
export type PlayerForm = Readonly<ReturnType<typeof formOf>[number]>;

/** Number of latest matches that count as recent; chosen. */
const RECENT = 5;

/**
 * The form of every player in `rows` (earlier matches of those who may play, in any order), highest expected points
 * first. For drafts of analyses, by the server's role `worker`, and for the backtest.
 */
export function summarisePlayers(rows: readonly PlayerMatch[]): PlayerForm[] {
  const meanOfAll = mean(rows.map((row) => row.points));
  const players = new Map<string, PlayerMatch[]>();
  for (const row of rows) players.set(row.playerId, [...(players.get(row.playerId) ?? []), row]);
  return [...players.values()]
    .flatMap((matches) => formOf(matches, meanOfAll))
    .toSorted((a, b) => b.expected - a.expected || a.playerId.localeCompare(b.playerId));
}

/**
 * Form from the matches of one player; `meanOfAll` is the mean of all rows. A list of one, empty without matches.
 */
function formOf(matches: readonly PlayerMatch[], meanOfAll: number) {
  const latestFirst = matches.toSorted((a, b) => b.date.localeCompare(a.date));
  const [latest] = latestFirst;
  if (!latest) return [];
  const points = latestFirst.map((match) => match.points);
  return [
    {
      playerId: latest.playerId,
      name: latest.name,
      /** Of the latest match. */
      team: latest.team,
      role: latest.role ?? null,
      matches: points.length,
      /** Means over all matches and over the last five, in points. */
      average: mean(points),
      recent: mean(points.slice(0, RECENT)),
      /**
       * Expected points: later matches weigh more, and the mean of few matches is shrunk towards that of all rows.
       */
      expected: shrunkAverage(points, meanOfAll),
      /** Points of each match, latest first. */
      points: points as readonly number[],
    },
  ];
}

/** Weighted mean of points, latest first, shrunk towards `meanOfAll`. */
function shrunkAverage(latestFirst: readonly number[], meanOfAll: number): number {
  const weights = latestFirst.map((_, i) => 0.5 ** (i / FORM.halfLife));
  const seen = latestFirst.reduce((sum, points, i) => sum + points * (weights[i] ?? NaN), 0);
  return (seen + FORM.priorMatches * meanOfAll) / (sumOf(weights) + FORM.priorMatches);
}
