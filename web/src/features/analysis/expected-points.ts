import type { PickedPlayer } from '@gullylens/contract/http/analysis';
import type { PlayerProjection } from '@gullylens/contract/http/projections';

/** One number for a player wherever the analysis names them: the projection's, or the report's until there is one. */
export function expectedPoints(player: PickedPlayer, projections: readonly PlayerProjection[]): number {
  return projections.find(({ key }) => key === player.key)?.mean ?? player.averagePoints;
}
