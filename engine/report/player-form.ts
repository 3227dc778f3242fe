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

export type PlayerForm = Readonly<ReturnType<typeof formOf>[number]>;

const RECENT = 5;

/** The form of every player in the rows, which may stand in any order; best expected first. */
export function summarisePlayers(rows: readonly PlayerMatch[]): PlayerForm[] {
  const field = mean(rows.map((row) => row.points));
  const players = new Map<string, PlayerMatch[]>();
  for (const row of rows) players.set(row.playerId, [...(players.get(row.playerId) ?? []), row]);
  return [...players.values()]
    .flatMap((matches) => formOf(matches, field))
    .toSorted((a, b) => b.expected - a.expected || a.playerId.localeCompare(b.playerId));
}

function formOf(matches: readonly PlayerMatch[], field: number) {
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
      /** Plain averages over all matches and over the last five. */
      average: mean(points),
      recent: mean(points.slice(0, RECENT)),
      /** What to expect: later matches weigh more, and few matches are drawn towards the field's average. */
      expected: shrunkAverage(points, field),
      /** Points of each match, latest first. */
      points: points as readonly number[],
    },
  ];
}

/** Weighted average of points, latest first, drawn towards `field` as if that had been seen in some matches more. */
function shrunkAverage(latestFirst: readonly number[], field: number): number {
  const weights = latestFirst.map((_, i) => 0.5 ** (i / FORM.halfLife));
  const seen = latestFirst.reduce((sum, points, i) => sum + points * (weights[i] ?? NaN), 0);
  return (seen + FORM.priorMatches * field) / (sumOf(weights) + FORM.priorMatches);
}
