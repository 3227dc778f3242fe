import type { PlayerStats } from '@gullylens/contract/http/players';
import type { PlayerSums } from './queries/select-players.ts';

const BALLS_PER_OVER = 6;

/** Sums with the rates that follow from them, to two places as scorecards print them. */
export function presentStats({ points, ...sums }: PlayerSums): PlayerStats {
  return {
    ...sums,
    battingAverage: ratio(sums.runs, sums.timesOut),
    strikeRate: ratio(100 * sums.runs, sums.ballsFaced),
    bowlingAverage: ratio(sums.runsConceded, sums.wickets),
    economy: ratio(BALLS_PER_OVER * sums.runsConceded, sums.ballsBowled),
    averagePoints: ratio(points, sums.matches) ?? 0,
  };
}

function ratio(of: number, by: number): number | null {
  return by === 0 ? null : Math.round((100 * of) / by) / 100;
}
