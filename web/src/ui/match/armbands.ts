export type Armband = 'captain' | 'vice-captain';

/** The factor of a player's points in a line-up: captain, vice-captain or other. */
const factors: Readonly<Record<Armband, number>> = { captain: 2, 'vice-captain': 1.5 };

/**
 * A player's points in a line-up in tenths, factor included, so that the numbers shown add up to the line-up's points.
 */
export function lineupFigure(mean: number, armband: Armband | undefined): string {
  const factor = armband === undefined ? 1 : factors[armband];
  return (Math.round(mean * factor * 10) / 10).toFixed(1);
}
