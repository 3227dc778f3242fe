import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import { readScorecard, readSquads } from '../documents/match-documents.ts';
import { estimatePoints, type PlayerTallies, readPlayerTallies } from '../documents/estimate-points.ts';
import { readScoreHistory } from '../store/score-history.ts';
import type { MatchesDependencies } from '../model/matches-dependencies.ts';
import { type MatchCache, readStoredMatch } from '../store/match-cache.ts';
import { type MatchContext, presentMatch } from '../model/present-match.ts';
import type { MatchSnapshots } from './match-snapshots.ts';

/** Reads about one match by its key. */
export type MatchDetails = ReturnType<typeof createMatchDetails>;

interface DetailsDependencies extends Pick<MatchesDependencies, 'db' | 'playerKeys'> {
  readonly memory: MatchCache;
  readonly context: MatchContext;
  readonly snapshots: Pick<MatchSnapshots, 'find'>;
  readonly notes: { readonly noteMatch: (key: string) => Promise<void> };
}

/** Details of one stored match of any age, for request handlers, history and insights. Null or empty without data. */
export function createMatchDetails(dependencies: DetailsDependencies) {
  const { db, snapshots, memory, context, playerKeys, notes } = dependencies;
  const find = async (key: string) => memory.find(key) ?? (await readStoredMatch(db, key));

  const scorecard = async (key: string) => {
    const known = await find(key);
    if (known === null) return null;
    if (known.match.phase !== 'upcoming') await notes.noteMatch(key);
    return readScorecard(db, key);
  };

  return {
    match: async (key: string) => {
      const ready = snapshots.find(key);
      const stored = ready ? null : await readStoredMatch(db, key);
      return stored ? presentMatch(stored, context) : ready;
    },
    /** The received totals in order. */
    progress: async (key: string) => {
      const known = await find(key);
      return known && readScoreHistory(db, known);
    },
    /** The latest scorecard. Notes for the poll that a user opened the match. */
    scorecard,
    /** Empty until the vendor announces the squads. */
    squads: async (key: string): Promise<readonly SquadPlayer[]> =>
      (await readSquads(db, key, playerKeys)).data,
    /** Player tallies from the latest scorecard; empty before the first. Does not request a newer one. */
    playerTallies: async (key: string): Promise<readonly PlayerTallies[]> => {
      const [known, card] = [await find(key), await readScorecard(db, key)];
      return known && card ? readPlayerTallies(card, known.match, playerKeys) : [];
    },
    /** Points estimated from the scorecard; null before the first. */
    points: async (key: string, rules: RuleSetName) => {
      const [known, card] = [await find(key), await scorecard(key)];
      return known && card && estimatePoints(card, known.match, { rules, playerKeys });
    },
  };
}
