import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { oversBowled } from '../../ui/match/overs.ts';

export type InningsProgress = MatchProgress['innings'][number];

export interface OverEnd {
  /** 1 for the first. */
  over: number;
  /** The innings' total after it. */
  total: number;
  lost: number;
  /** What it added; `null` for the first over seen of an innings that was under way by then. */
  added: { runs: number; wickets: number } | null;
}

/**
 * How the innings stood after each over, from the first one seen. Where the score was told less often than once an over
 * from then on, what came meanwhile stands in the over in which it was told.
 */
export function oversOfProgress({ points }: InningsProgress, ballsPerOver: number): OverEnd[] {
  const ends = new Map<number, InningsProgress['points'][number]>();
  for (const point of points) ends.set(Math.max(1, Math.ceil(oversBowled(point.overs, ballsPerOver))), point);
  const [first = 1] = ends.keys();
  const last = Math.max(0, ...ends.keys());
  const overs: OverEnd[] = [];
  for (let over = first; over <= last; over += 1) {
    const before = overs.at(-1) ?? { total: 0, lost: 0 };
    const { runs: total, wickets: lost } = ends.get(over) ?? { runs: before.total, wickets: before.lost };
    const isUnderWay = over === first && first > 1;
    const added = isUnderWay ? null : { runs: total - before.total, wickets: lost - before.lost };
    overs.push({ over, total, lost, added });
  }
  return overs;
}

/** The first over seen of an innings that was under way by then; `null` for one that was seen from its start. */
export function followedFrom([first]: readonly OverEnd[]): number | null {
  return first && first.over > 1 ? first.over : null;
}

/** Overs of an innings that goes the whole way, where the format has such. */
const FULL_LENGTH: Readonly<Record<string, number>> = { t20: 20, odi: 50, t10: 10, hundred: 20 };
const FEWEST_SHOWN = 5;

/** Overs that an axis shows: a whole innings of the format, or as many as were bowled, in steps of five. */
export function oversOnAxis(format: string, bowled: readonly number[]): number {
  const whole = FULL_LENGTH[format.toLowerCase()] ?? FEWEST_SHOWN;
  return Math.max(whole, Math.ceil(Math.max(0, ...bowled) / FEWEST_SHOWN) * FEWEST_SHOWN);
}

type Progress = Pick<MatchProgress, 'innings' | 'ballsPerOver'>;

export function oversShownOf({ innings, ballsPerOver }: Progress, format: string): number {
  const ends = innings.flatMap(({ points }) => points.slice(-1));
  const bowled = ends.map(({ overs }) => oversBowled(overs, ballsPerOver));
  return oversOnAxis(format, bowled);
}

export function overTicks(overs: number): { at: number; text: string }[] {
  const step = overs <= 20 ? 5 : Math.ceil(overs / 50) * 10;
  const count = Math.floor(overs / step);
  return Array.from({ length: count + 1 }, (_, i) => ({ at: (i * step) / overs, text: String(i * step) }));
}
