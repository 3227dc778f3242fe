import type { PlayerRole } from '../fantasy/player-role.ts';

export interface Candidate {
  readonly id: string;
  readonly team: string;
  readonly role: PlayerRole;
  /** Expected points, before captaincy. */
  readonly points: number;
}
