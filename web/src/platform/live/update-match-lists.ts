import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiQueryKey } from '../api/api-query-key.ts';
import type { AnswerOf } from '../api/api-types.ts';

const overview = 'GET /api/v1/cricket/dashboard/overview/';
const single = 'GET /api/v1/cricket/matches/{id}/';
const lists = {
  live: 'GET /api/v1/cricket/matches/live/',
  upcoming: 'GET /api/v1/cricket/matches/upcoming/',
  completed: 'GET /api/v1/cricket/matches/recent/',
} as const;
type ListAnswer = AnswerOf<(typeof lists)['live']>;

/** Puts newer states of matches into every cached response that contains them: overview, lists and single matches. */
export function updateMatchLists(client: QueryClient, matches: readonly MatchSummary[]): void {
  updateResponse<AnswerOf<typeof overview>>(client, apiQueryKey(overview), (answer) => ({
    ...answer,
    data: { ...answer.data, current_matches: mergeMatches(answer.data.current_matches, matches) },
  }));
  for (const match of matches) updateSingle(client, match);
  for (const phase of ['live', 'upcoming', 'completed'] as const) updateList(client, phase, matches);
}

/** A pushed match contains everything in its single response, so that response counts as fresh. */
function updateSingle(client: QueryClient, match: MatchSummary): void {
  const key = apiQueryKey(single, { params: { id: match.key } });
  client.setQueryData<AnswerOf<typeof single>>(key, (old) =>
    old === undefined || old.data.version > match.version ? undefined : { ...old, data: match },
  );
}

/** A list whose membership changed is refetched, because the server knows its order. */
function updateList(client: QueryClient, phase: keyof typeof lists, matches: readonly MatchSummary[]): void {
  const key = apiQueryKey(lists[phase]);
  const answer = client.getQueryData<ListAnswer>(key);
  if (answer === undefined) return;
  const listedIds = new Set(answer.data.map((match) => match.id));
  const known = matches.filter((match) => listedIds.has(match.id));
  if (known.length > 0) {
    updateResponse<ListAnswer>(client, key, (old) => ({ ...old, data: mergeMatches(old.data, known) }));
  }
  if (matches.some((match) => listedIds.has(match.id) !== (match.phase === phase))) {
    void client.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
  }
}

/**
 * Replaces matches in a response. A response from an earlier visit, or one that failed or was invalidated, keeps that
 * state and its age: the rest of it did not become newer.
 */
function updateResponse<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer) => Answer,
): void {
  const query = client.getQueryCache().find<Answer>({ queryKey });
  if (query?.state.data === undefined) return;
  const data = change(query.state.data);
  const { dataUpdateCount, isInvalidated } = query.state;
  // React Query sets `isInvalidated` after a failure too.
  if (dataUpdateCount === 0 || isInvalidated) query.setState({ data });
  else client.setQueryData<Answer>(queryKey, () => data);
}

/** Returns the old list with newer versions in their positions and unknown matches at its end. */
export function mergeMatches(old: readonly MatchSummary[], latest: readonly MatchSummary[]): MatchSummary[] {
  const byId = new Map(latest.map((match) => [match.id, match]));
  const updated = old.map((match) => {
    const newer = byId.get(match.id);
    byId.delete(match.id);
    return newer !== undefined && newer.version > match.version ? newer : match;
  });
  return [...updated, ...byId.values()];
}
