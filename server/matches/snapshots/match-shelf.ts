import type { MatchSummary } from '@gullylens/contract/http/match';
import type { Clock } from '../../platform/clock.ts';
import type { SeriesMemory } from '../documents/series-memory.ts';
import { LIST_CAPS, listFeatured, listLive, listRecent, listUpcoming } from '../state/list-matches.ts';
import type { MatchMemory } from '../state/match-memory.ts';
import { type KnownMatch, type MatchContext, presentMatch } from '../state/present-match.ts';
import { createSnapshot, type Snapshot } from './create-snapshot.ts';
import { presentSeries } from './present-series.ts';

export type ShelfName =
  | 'overview'
  | 'featured'
  | 'dashboardLive'
  | 'dashboardUpcoming'
  | 'live'
  | 'upcoming'
  | 'recent';

/** Ready answers, replaced whole when a match or the time of the vendor's last answer changes. */
export interface MatchShelf {
  readonly get: (name: ShelfName) => Snapshot;
  readonly ofMatch: (key: string) => Snapshot | null;
  readonly matches: () => readonly MatchSummary[];
  /** Throws away what `changed` made old; with nothing changed, what tells its age more than a little wrongly. */
  readonly replace: (changed: readonly KnownMatch[]) => void;
  /** Throws everything away. */
  readonly clear: () => void;
}

interface Sources {
  readonly memory: MatchMemory;
  readonly series: SeriesMemory;
  readonly context: MatchContext;
  readonly clock: Clock;
  readonly isSandbox: boolean;
}

/** An unchanged list is encoded again this often, so that the age it states stays true. */
const AGE_STEP_MS = 15_000;
/** Rows of the lists that are not capped: the longest page of the contract. */
const LONGEST_LIST = 100;

export function createMatchShelf(sources: Sources): MatchShelf {
  const { memory, context } = sources;
  const presented = new Map<string, MatchSummary>();
  const ofMatch = new Map<string, Snapshot>();
  let lists: Record<ShelfName, Snapshot> | null = null;
  let listsAsOf = 0;

  const present = (known: KnownMatch): MatchSummary => {
    const ready = presented.get(known.match.key);
    if (ready?.version === known.version) return ready;
    const fresh = presentMatch(known, context);
    presented.set(known.match.key, fresh);
    return fresh;
  };
  const matches = () => memory.all().map(present);
  const forget = () => {
    presented.clear();
    ofMatch.clear();
    lists = null;
  };

  return {
    matches,
    get: (name) => {
      if (lists === null) {
        lists = createLists(matches(), sources);
        listsAsOf = memory.asOf()?.getTime() ?? 0;
      }
      return lists[name];
    },
    ofMatch: (key) => {
      const known = memory.find(key);
      if (known === undefined) return null;
      const ready = ofMatch.get(key) ?? createSnapshot(() => ({ status: 'success', data: present(known) }));
      ofMatch.set(key, ready);
      return ready;
    },
    replace: (changed) => {
      for (const { match } of changed) ofMatch.delete(match.key);
      const isAged = (memory.asOf()?.getTime() ?? 0) - listsAsOf >= AGE_STEP_MS;
      if (changed.length > 0 || isAged) lists = null;
      if (presented.size > 2 * memory.all().length) forget();
    },
    clear: forget,
  };
}

function createLists(all: readonly MatchSummary[], sources: Sources): Record<ShelfName, Snapshot> {
  const now = sources.clock.now();
  const asOf = (sources.memory.asOf() ?? new Date(0)).toISOString();
  const live = listLive(all);
  const upcoming = listUpcoming(all, now);
  const recent = listRecent(all);
  const featured = listFeatured(all);
  const capped = (list: readonly MatchSummary[], cap: number) =>
    createSnapshot(() => ({
      status: 'success',
      data: { matches: list.slice(0, cap), total: list.length, as_of: asOf },
    }));
  const paged = (list: readonly MatchSummary[]) =>
    createSnapshot(() => ({
      status: 'success',
      data: list.slice(0, LONGEST_LIST),
      page: { offset: 0, limit: LONGEST_LIST, total: list.length },
      as_of: asOf,
    }));
  const overview = () => ({
    status: 'success',
    data: {
      current_matches: [...live, ...upcoming, ...recent].slice(0, LONGEST_LIST),
      series: presentSeries(sources.series.all()).slice(0, LIST_CAPS.tournaments),
      counts: {
        featured: featured.length,
        live: live.length,
        upcoming: upcoming.length,
        recent: recent.length,
      },
      as_of: asOf,
      sandbox: sources.isSandbox,
    },
  });
  return {
    overview: createSnapshot(overview),
    featured: capped(featured, LIST_CAPS.featured),
    dashboardLive: capped(live, LIST_CAPS.live),
    dashboardUpcoming: capped(upcoming, LIST_CAPS.upcoming),
    live: paged(live),
    upcoming: paged(upcoming),
    recent: paged(recent),
  };
}
