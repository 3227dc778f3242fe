import type { MatchSummary } from '@gullylens/contract/http/match';
import type { QueryClient } from '@tanstack/react-query';
import { apiQueryKey } from '../api/api-query.ts';
import type { AnswerOf } from '../api/api-types.ts';

const overview = 'GET /api/v1/cricket/dashboard/overview/';
const lists = {
  live: 'GET /api/v1/cricket/matches/live/',
  upcoming: 'GET /api/v1/cricket/matches/upcoming/',
  completed: 'GET /api/v1/cricket/matches/recent/',
} as const;

/** Puts newer states of matches wherever the query cache shows them. */
export function placeMatches(client: QueryClient, matches: readonly MatchSummary[]): void {
  client.setQueryData<AnswerOf<typeof overview>>(apiQueryKey(overview), (answer) => {
    if (answer === undefined) return undefined;
    return {
      ...answer,
      data: { ...answer.data, current_matches: merge(answer.data.current_matches, matches) },
    };
  });
  for (const match of matches) {
    const key = apiQueryKey('GET /api/v1/cricket/matches/{id}/', { params: { id: match.key } });
    client.setQueryData(key, (old: unknown) =>
      old === undefined ? old : { status: 'success', data: match },
    );
  }
  for (const phase of ['live', 'upcoming', 'completed'] as const) placeInList(client, phase, matches);
}

/** A list whose membership changed is asked for again: the server knows its order. */
function placeInList(client: QueryClient, phase: keyof typeof lists, matches: readonly MatchSummary[]): void {
  const key = apiQueryKey(lists[phase]);
  const answer = client.getQueryData<AnswerOf<(typeof lists)['live']>>(key);
  if (answer === undefined) return;
  const held = new Set(answer.data.map((match) => match.id));
  const known = matches.filter((match) => held.has(match.id));
  if (known.length > 0) client.setQueryData(key, { ...answer, data: merge(answer.data, known) });
  if (matches.some((match) => held.has(match.id) !== (match.phase === phase))) {
    void client.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
  }
}

/** The old list with newer versions in place, and matches that it did not have at its end. */
export function merge(old: readonly MatchSummary[], news: readonly MatchSummary[]): MatchSummary[] {
  const byId = new Map(news.map((match) => [match.id, match]));
  const updated = old.map((match) => {
    const newer = byId.get(match.id);
    byId.delete(match.id);
    return newer !== undefined && newer.version > match.version ? newer : match;
  });
  return [...updated, ...byId.values()];
}
