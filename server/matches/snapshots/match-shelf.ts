import type { MatchSummary } from '@gullylens/contract/http/match';
import type { AllMatchesQuery } from '@gullylens/contract/http/match-lists';
import { createSnapshot, type Snapshot } from '../../platform/http/create-snapshot.ts';
import type { MatchesContext } from '../matches-context.ts';
import { type KnownMatch, presentMatch } from '../state/present-match.ts';
import {
  type DashboardName,
  keyOfQuery,
  type ListName,
  orderMatches,
  presentDashboard,
  presentPage,
} from './present-lists.ts';

/** Ready answers, replaced whole when a match or the time of the vendor's last answer changes. */
export interface MatchShelf {
  readonly dashboard: (name: DashboardName) => Snapshot;
  readonly page: (name: ListName, query: AllMatchesQuery) => Snapshot;
  readonly ofMatch: (key: string) => Snapshot | null;
  readonly matches: () => readonly MatchSummary[];
  readonly find: (key: string) => MatchSummary | null;
  /** Throws away what `changed` made old; with nothing changed, what tells its age more than a little wrongly. */
  readonly replace: (changed: readonly KnownMatch[]) => void;
  /** Throws everything away. */
  readonly clear: () => void;
}

export type ShelfSources = Pick<
  MatchesContext,
  'memory' | 'series' | 'context' | 'clock' | 'age' | 'isSandbox'
>;

/** An unchanged list is encoded again this often, so that the age it states stays true. */
const AGE_STEP_MS = 15_000;
/** Pages, and what readers search for, kept ready between two changes; further ones are made and not kept. */
const PAGES_KEPT = 200;

export function createMatchShelf(sources: ShelfSources): MatchShelf {
  const { memory, context } = sources;
  const presented = new Map<string, MatchSummary>();
  const singles = new Map<string, Snapshot>();
  const dashboards = createReadyAnswers();
  const pages = createReadyAnswers(PAGES_KEPT);
  let ordered: ReturnType<typeof orderMatches> | null = null;
  /** The age that the oldest ready answer states. */
  let statedAsOf = memory.asOf()?.getTime() ?? 0;

  const present = (known: KnownMatch): MatchSummary => {
    const ready = presented.get(known.match.key);
    if (ready?.version === known.version) return ready;
    const fresh = presentMatch(known, context);
    presented.set(known.match.key, fresh);
    return fresh;
  };
  const presentKnown = (known: KnownMatch | undefined) => (known ? present(known) : null);
  const matches = () => memory.all().map(present);
  const inOrder = () => {
    ordered ??= orderMatches(matches(), sources.clock.now(), sources.age());
    return ordered;
  };
  const clearLists = () => {
    dashboards.clear();
    pages.clear();
    ordered = null;
  };

  return {
    matches,
    find: (key) => presentKnown(memory.find(key)),
    dashboard: (name) => dashboards.of(name, () => presentDashboard(name, inOrder(), sources)),
    page: (name, query) => pages.of(keyOfQuery(name, query), () => presentPage(inOrder(), name, query)),
    ofMatch: (key) => {
      const known = memory.find(key);
      if (known === undefined) return null;
      const ready =
        singles.get(key) ??
        createSnapshot(() => ({ status: 'success', data: present(known), ...sources.age() }));
      singles.set(key, ready);
      return ready;
    },
    replace: (changed) => {
      for (const { match } of changed) singles.delete(match.key);
      const asOf = memory.asOf()?.getTime() ?? 0;
      const isAged = asOf - statedAsOf >= AGE_STEP_MS;
      if (changed.length > 0 || isAged) clearLists();
      if (isAged) singles.clear();
      if (isAged) statedAsOf = asOf;
      for (const ofMatches of [presented, singles]) {
        for (const key of ofMatches.keys()) if (memory.find(key) === undefined) ofMatches.delete(key);
      }
    },
    clear: () => {
      presented.clear();
      singles.clear();
      clearLists();
    },
  };
}

function createReadyAnswers(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Snapshot>();
  return {
    of: (name: string, produce: () => unknown): Snapshot => {
      const ready = kept.get(name) ?? createSnapshot(produce);
      if (kept.size < room) kept.set(name, ready);
      return ready;
    },
    clear: () => kept.clear(),
  };
}
