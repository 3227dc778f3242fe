import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';

/** Players of a team in a match, and of a line-up. */
export const TEAM_SIZE = 11;

/** Whether the projections are of announced elevens, whose players have no chance to be left out. */
export function areAnnounced(projections: readonly PlayerProjection[]): boolean {
  return projections.every(({ playChance }) => playChance === undefined);
}
