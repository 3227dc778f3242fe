import type { Overview } from '@gullylens/contract/http/cricket-dashboard';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { LIST_CAPS, listFeatured, listLive, listRecent, listUpcoming } from '../state/list-matches.ts';
import type { ShelfSources } from './match-shelf.ts';
import { presentSeries } from './present-series.ts';

export type DashboardName = 'overview' | 'featured' | 'live' | 'upcoming';
export type ListName = 'all' | 'live' | 'upcoming' | 'recent';

/** Every list of matches in its order, as of one moment. */
export interface OrderedMatches extends Readonly<Record<ListName | 'featured', readonly MatchSummary[]>> {
  readonly age: FeedAge;
}

export function orderMatches(matches: readonly MatchSummary[], now: Date, age: FeedAge): OrderedMatches {
  const live = listLive(matches);
  const upcoming = listUpcoming(matches, now);
  const recent = listRecent(matches);
  return {
    live,
    upcoming,
    recent,
    featured: listFeatured(matches),
    all: [...live, ...upcoming, ...recent],
    age,
  };
}

/** Matches of the overview: a screen of them, not the season. */
const OVERVIEW_MATCHES = 100;

export function presentDashboard(
  name: DashboardName,
  ordered: OrderedMatches,
  sources: ShelfSources,
): unknown {
  if (name === 'overview') return presentOverview(ordered, sources);
  const list = ordered[name];
  const data = { matches: list.slice(0, LIST_CAPS[name]), total: list.length, ...ordered.age };
  return { status: 'success', data };
}

function presentOverview(ordered: OrderedMatches, { series, isSandbox }: ShelfSources): Overview {
  return {
    status: 'success',
    data: {
      current_matches: ordered.all.slice(0, OVERVIEW_MATCHES),
      series: presentSeries(series.all()).slice(0, LIST_CAPS.tournaments),
      counts: {
        featured: ordered.featured.length,
        live: ordered.live.length,
        upcoming: ordered.upcoming.length,
        recent: ordered.recent.length,
      },
      ...ordered.age,
      sandbox: isSandbox,
    },
  };
}
