import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { lineupFigure } from '../../ui/match/armbands.ts';
import type { BoardPlayer } from '../../ui/match/pitch-board.tsx';

interface Eleven {
  players: readonly string[];
  captain: string | undefined;
  viceCaptain: string | undefined;
}

/** An eleven as the board draws it. Empty where somebody's role is not known: a gap would look like a choice. */
export function boardPlayers(
  { projections }: { projections: readonly PlayerProjection[] },
  { players, captain, viceCaptain }: Eleven,
): BoardPlayer[] {
  const known = new Map(projections.map((projection) => [projection.key, projection]));
  const found = players.flatMap((key) => known.get(key) ?? []);
  if (found.length < players.length) return [];
  return found.map(({ key, name, team, role, mean }) => {
    const armband = key === captain ? 'captain' : key === viceCaptain ? 'vice-captain' : undefined;
    return { key, name, team, role, figure: lineupFigure(mean, armband), armband };
  });
}
