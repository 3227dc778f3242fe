import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import { readScorecard, readSquads } from '../documents/match-documents.ts';
import { estimatePoints, type PlayerTallies, readPlayerTallies } from '../documents/estimate-points.ts';
import { readScoreHistory } from '../store/score-history.ts';
import type { MatchesDependencies } from '../model/matches-dependencies.ts';
import { type MatchCache, readStoredMatch } from '../store/match-cache.ts';
import { type MatchLookups, presentMatch } from '../model/present-match.ts';
import type { MatchSnapshots } from './match-snapshots.ts';

/** Functions that read details of one match by its key. */
export type MatchDetails = ReturnType<typeof createMatchDetails>;

interface DetailsDependencies extends Pick<MatchesDependencies, 'db' | 'playerKeys'> {
  readonly memory: MatchCache;
  readonly lookups: MatchLookups;
  readonly snapshots: Pick<MatchSnapshots, 'find'>;
  readonly views: { readonly recordMatchView: (key: string) => Promise<unknown> };
}

/**
 * Creates the functions that read details of one stored match of any age, for request handlers (api role) and forecasts
 * (worker role). They return null or nothing without data.
 */
export function createMatchDetails(dependencies: DetailsDependencies) {
  const { db, snapshots, memory, lookups, playerKeys, views } = dependencies;
  const find = async (key: string) => memory.find(key) ?? (await readStoredMatch(db, key));

  const scorecard = async (key: string) => {
    const known = await find(key);
    if (known === null) return null;
    if (known.match.phase !== 'upcoming') await views.recordMatchView(key);
    return readScorecard(db, key);
  };

  return {
    /** The match in the API's shape. */
    match: async (key: string) => {
      const ready = snapshots.find(key);
      const stored = ready ? null : await readStoredMatch(db, key);
      return stored ? presentMatch(stored, lookups) : ready;
    },
    /** The totals received so far, in order. */
    progress: async (key: string) => {
      const known = await find(key);
      return known && readScoreHistory(db, known);
    },
    /**
     * The stored scorecard. Records that a user opened the match, unless it is upcoming, so that a newer one is
     * fetched.
     */
    scorecard,
    /** Empty until the vendor announces the squads. */
    squads: async (key: string): Promise<readonly SquadPlayer[]> =>
      (await readSquads(db, key, playerKeys)).data,
    /** Player tallies from the stored scorecard; empty before the first. Does not record a view. */
    playerTallies: async (key: string): Promise<readonly PlayerTallies[]> => {
      const [known, card] = [await find(key), await readScorecard(db, key)];
      return known && card ? readPlayerTallies(card, known.match, playerKeys) : [];
    },
    /** Fantasy points estimated from the stored scorecard; null before the first. Records a view like `scorecard`. */
    points: async (key: string, rules: RuleSetName) => {
      const [known, card] = [await find(key), await scorecard(key)];
      return known && card && estimatePoints(card, known.match, { rules, playerKeys });
    },
  };
}
