import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { wholeText } from '../../../ui/text/number-text.ts';
import type { MatchTabProps } from './match-tab-props.ts';
import { usePoints } from './use-points.ts';

interface CardPlayer {
  key: string | null;
  name: string;
}

/** Returns a player's fantasy points of the whole match as text: a dash without any, empty while they are unknown. */
export type PointsOfPlayer = (player: CardPlayer) => string;

/** Fetches the players' fantasy points by the default rules; undefined when there are none. */
export function usePointsOfPlayers(props: Pick<MatchTabProps, 'match' | 'card'>): PointsOfPlayer | undefined {
  const { points, hasNone } = usePoints(props);
  const players = points.data?.data.players;
  if (hasNone || players?.length === 0 || (players === undefined && points.error !== null)) return undefined;
  return (player) => (players === undefined ? '' : pointsTextOf(players, player));
}

/** Finds a player by key or else by name: the vendor's scorecard has no keys. */
function pointsTextOf(players: FantasyPoints['players'], { key, name }: CardPlayer): string {
  const keyed = players.find((player) => key !== null && player.key === key);
  const [first = null, ...others] = keyed ? [keyed] : players.filter((player) => player.name === name);
  // Of several players with this name it could be any.
  return others.length > 0 ? '' : wholeText(first && first.points);
}
