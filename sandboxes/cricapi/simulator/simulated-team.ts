/** A player in the match simulator. Skills are in standard deviations of a league's players; 0 is average. */
export interface SimulatedPlayer {
  readonly id: string;
  readonly name: string;
  readonly role: 'keeper' | 'batter' | 'all-rounder' | 'bowler';
  /** Scoring rate and survival combined; tail-enders are near -2. */
  readonly batting: number;
  /** Economy and wickets combined; players without a style bowl 1.5 worse than this. */
  readonly bowling: number;
  /** Bowling style; null for players who bowl only when no bowler may. */
  readonly style: 'pace' | 'spin' | null;
}

/** Eleven players in batting order, at least five with a bowling style. Names are unique in a match. */
export interface SimulatedTeam {
  readonly name: string;
  readonly players: readonly SimulatedPlayer[];
}
