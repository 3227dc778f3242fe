import type { MatchProgress } from '@gullylens/contract/http/played-matches';
import { oversBowled } from '../../ui/match/overs-bowled.ts';

export type InningsProgress = MatchProgress['innings'][number];

export interface OverBar {
  /** 1 for the first. */
  over: number;
  runs: number;
  wickets: number;
  /** The innings' total after it. */
  total: number;
  lost: number;
}

/**
 * Runs and wickets of each over. Where the score was told less often than once an over, what came meanwhile stands in
 * the over in which it was told.
 */
export function oversOfProgress({ points }: InningsProgress, ballsPerOver: number): OverBar[] {
  const ends = new Map<number, InningsProgress['points'][number]>();
  for (const point of points) ends.set(Math.max(1, Math.ceil(oversBowled(point.overs, ballsPerOver))), point);
  const last = Math.max(0, ...ends.keys());
  const bars: OverBar[] = [];
  for (let over = 1; over <= last; over += 1) {
    const before = bars.at(-1) ?? { total: 0, lost: 0 };
    const { runs: total, wickets: lost } = ends.get(over) ?? { runs: before.total, wickets: before.lost };
    bars.push({ over, runs: total - before.total, wickets: lost - before.lost, total, lost });
  }
  return bars;
}

/** Overs of an innings that goes the whole way. */
const FULL_LENGTH: Readonly<Record<string, number>> = { t20: 20, odi: 50, t10: 10, hundred: 20 };

/** Overs that the axis shows: a whole innings of the format, or as many as the longest innings has, in steps of five. */
export function oversShownOf(
  progress: Pick<MatchProgress, 'innings' | 'ballsPerOver'>,
  format: string,
): number {
  const bowled = progress.innings.flatMap(({ points }) =>
    points.slice(-1).map(({ overs }) => oversBowled(overs, progress.ballsPerOver)),
  );
  return Math.max(FULL_LENGTH[format.toLowerCase()] ?? 5, Math.ceil(Math.max(0, ...bowled) / 5) * 5);
}

/** Ticks of an axis of overs, five or so. */
export function overTicks(overs: number): { at: number; text: string }[] {
  const step = overs <= 20 ? 5 : Math.ceil(overs / 50) * 10;
  const count = Math.floor(overs / step);
  return Array.from({ length: count + 1 }, (_, i) => ({ at: (i * step) / overs, text: String(i * step) }));
}
