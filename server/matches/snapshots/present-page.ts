import type { MatchSummary } from '@gullylens/contract/http/match';
import type { AllMatchesQuery, MatchPage } from '@gullylens/contract/http/match-lists';
import type { ListName, OrderedMatches } from './ordered-matches.ts';

export type PageQuery = AllMatchesQuery;

/** The same for the same question, however its parts were ordered. */
export function keyOfQuery(
  name: ListName,
  { offset, limit, search, format, series, phase }: PageQuery,
): string {
  return JSON.stringify([name, offset, limit, search?.toLowerCase(), format, series, phase]);
}

/** One page of a list, narrowed as asked. */
export function presentPage(ordered: OrderedMatches, name: ListName, query: PageQuery): MatchPage {
  const list = ordered[name].filter((match) => isAskedFor(match, query));
  const { offset, limit } = query;
  return {
    status: 'success',
    data: list.slice(offset, offset + limit),
    page: { offset, limit, total: list.length },
    ...ordered.age,
  };
}

function isAskedFor(match: MatchSummary, { search, format, series, phase }: PageQuery): boolean {
  if (format !== undefined && match.matchType !== format) return false;
  if (series !== undefined && match.series_id !== series) return false;
  if (phase !== undefined && match.phase !== phase) return false;
  return search === undefined || isNamed(match, search.toLowerCase());
}

function isNamed(match: MatchSummary, words: string): boolean {
  const names = [
    match.name,
    match.short_name,
    ...match.teams,
    match.tournament?.name ?? '',
    match.venue.name,
  ];
  return names.some((name) => name.toLowerCase().includes(words));
}
