import type { MatchTabProps } from '../data/match-tab-props.ts';
import { usePoints } from '../data/use-points.ts';

/** Returns a player's fantasy points of the whole match; undefined for one without any. */
export type PointsOfPlayer = (player: { key: string | null; name: string }) => number | undefined;

/**
 * Fetches the players' fantasy points under today's rules, by their key or else their name. Undefined when there are
 * none; until they are loaded no player has any, so that their column keeps its space.
 */
export function usePointsOfPlayers(props: Pick<MatchTabProps, 'match' | 'card'>): PointsOfPlayer | undefined {
  const { points, hasNone } = usePoints(props, 'dream11-2025');
  const players = points.data?.data.players;
  if (hasNone || players?.length === 0 || (players === undefined && points.error !== null)) return undefined;
  const byKey = new Map(players?.map((player) => [player.key, player.points]));
  const byName = new Map(players?.map((player) => [player.name, player.points]));
  return ({ key, name }) => (key === null ? undefined : byKey.get(key)) ?? byName.get(name);
}
