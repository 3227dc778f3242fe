/** A player as the match simulator needs him; skills are in standard deviations of a league's players, 0 is average. */
export interface SimulatedPlayer {
  readonly id: string;
  readonly name: string;
  readonly role: 'keeper' | 'batter' | 'all-rounder' | 'bowler';
  /** Scoring pace and staying in together; tail-enders stand near -2. */
  readonly batting: number;
  /** Economy and wickets together; of no account for those who do not bowl. */
  readonly bowling: number;
  /** How he bowls; `null` for those who bowl only when nobody else may. */
  readonly style: 'pace' | 'spin' | null;
}

/** Eleven players in batting order, at least five of them with a bowling style; names are unique in a match. */
export interface SimulatedTeam {
  readonly name: string;
  readonly players: readonly SimulatedPlayer[];
}
