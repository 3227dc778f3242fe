import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { elevensOf, type TeamList } from './elevens.ts';

/** The eleven of a team in its last match. */
export interface LastEleven extends TeamList {
  /** `YYYY-MM-DD`. */
  day: string | undefined;
}

/** Fetches the elevens of the last match of each team, by the teams' names in the feed; none for teams without one. */
export function useLastElevens(teams: readonly MatchPreview['teams'][number][]): {
  elevens: LastEleven[];
  isLoading: boolean;
} {
  // One request when both teams last played each other.
  const ids = [...new Set(teams.flatMap(({ recent }) => recent.slice(0, 1).map(({ id }) => id)))];
  const cards = useQueries({
    queries: ids.map((id) => ({
      ...apiQuery('GET /api/v1/cricket/history/{id}/', { params: { id } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const elevens = teams.flatMap(({ key, name, recent: [last] }) => {
    const card = cards.find(({ data }) => data?.data.id === last?.id)?.data?.data;
    // The feed and history may spell the name of a team differently.
    const nameInCard = card?.teams.find((team) => team.key === key)?.name;
    const eleven = card && elevensOf(card).find(({ team }) => team === nameInCard);
    return eleven && eleven.players.length > 0
      ? [{ team: name, players: eleven.players, day: last?.playedOn }]
      : [];
  });
  return { elevens, isLoading: cards.some(({ isLoading }) => isLoading) };
}
