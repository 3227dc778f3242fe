import type { Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { AllMatchesQuery, MatchPage } from '@gullylens/contract/http/matches/match-lists';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { LIST_CAPS, listFeatured, listLive, listRecent, listUpcoming } from './match-lists.ts';
import type { SnapshotSources } from './match-snapshots.ts';
import { presentSeries } from './present-series.ts';

/** The lists of the dashboard. */
export type DashboardName = 'overview' | 'featured' | 'live' | 'upcoming';
/** The paged lists of matches. */
export type ListName = 'all' | 'live' | 'upcoming' | 'recent';

/** All matches in display order, with the time at which they were ordered. */
interface OrderedMatches extends Readonly<Record<ListName | 'featured', readonly MatchSummary[]>> {
  readonly age: FeedAge;
}

/** Sorts the matches in memory into the lists. */
export function orderMatches(matches: readonly MatchSummary[], now: Date, age: FeedAge): OrderedMatches {
  const [live, upcoming, recent] = [listLive(matches), listUpcoming(matches, now), listRecent(matches)];
  return {
    live,
    upcoming,
    recent,
    featured: listFeatured(matches),
    all: [...live, ...upcoming, ...recent],
    age,
  };
}

/** Maximum matches in the overview. */
const OVERVIEW_MATCHES = 100;

/** Builds the body of the overview, or of a dashboard list cut to its maximum length. */
export function presentDashboard(
  name: DashboardName,
  ordered: OrderedMatches,
  sources: SnapshotSources,
): unknown {
  if (name === 'overview') return presentOverview(ordered, sources);
  const list = ordered[name];
  const data = { matches: list.slice(0, LIST_CAPS[name]), total: list.length, ...ordered.age };
  return { status: 'success', data };
}

function presentOverview(ordered: OrderedMatches, { series, isSandbox }: SnapshotSources): Overview {
  const { featured, live, upcoming, recent } = ordered;
  return {
    status: 'success',
    data: {
      current_matches: ordered.all.slice(0, OVERVIEW_MATCHES),
      series: presentSeries(series.all()).slice(0, LIST_CAPS.tournaments),
      counts: {
        featured: featured.length,
        live: live.length,
        upcoming: upcoming.length,
        recent: recent.length,
      },
      ...ordered.age,
      sandbox: isSandbox,
    },
  };
}

/** The cache key of a query, independent of the order of its parameters. */
export function queryKey(name: ListName, query: AllMatchesQuery): string {
  const { offset, limit, search, format, series, phase } = query;
  return JSON.stringify([name, offset, limit, search?.toLowerCase(), format, series, phase]);
}

/** Builds the body of one page of a list, filtered by the query. */
export function presentPage(ordered: OrderedMatches, name: ListName, query: AllMatchesQuery): MatchPage {
  const list = ordered[name].filter((match) => isRequested(match, query));
  const { offset, limit } = query;
  return {
    status: 'success',
    data: list.slice(offset, offset + limit),
    page: { offset, limit, total: list.length },
    ...ordered.age,
  };
}

function isRequested(match: MatchSummary, { search, format, series, phase }: AllMatchesQuery): boolean {
  if (format !== undefined && match.matchType !== format) return false;
  if (series !== undefined && match.series_id !== series) return false;
  if (phase !== undefined && match.phase !== phase) return false;
  const { name, short_name, teams, tournament, venue } = match;
  const names = [name, short_name, ...teams, tournament?.name ?? '', venue.name];
  const wanted = search?.toLowerCase() ?? '';
  return names.some((each) => each.toLowerCase().includes(wanted));
}
