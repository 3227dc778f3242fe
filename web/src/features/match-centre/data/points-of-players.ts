import type { MatchTabProps } from './match-tab-props.ts';
import { usePoints } from './use-points.ts';

interface CardPlayer {
  key?: string | null;
  name: string;
}

/** Returns a player's fantasy points of the whole match: null without any, undefined while they are unknown. */
export type PointsOfPlayer = (player: CardPlayer) => number | null | undefined;

/** Fetches the players' fantasy points by the default rules; undefined when there are none. */
export function usePointsOfPlayers(props: Pick<MatchTabProps, 'match' | 'card'>): PointsOfPlayer | undefined {
  const { points, hasNone } = usePoints(props);
  const players = points.data?.data.players;
  if (hasNone || players?.length === 0 || (players === undefined && points.error !== null)) return undefined;
  return (player) => {
    const [first, ...others] = players?.filter(isPlayer(player)) ?? [];
    // Of several players with this name it could be any.
    return players === undefined || others.length > 0 ? undefined : (first?.points ?? null);
  };
}

/** Compares players by key or, if one has none, by name: the vendor's scorecard has no keys. */
export function isPlayer({ key, name }: CardPlayer) {
  return (player: CardPlayer) => (key && player.key ? player.key === key : player.name === name);
}
