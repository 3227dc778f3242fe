import type { Database } from '../platform/database/open-database.ts';
import { historyMatches } from './tables.ts';

/** The competitions whose matches history has, from memory; matches of none are one of no name. */
export interface CompetitionIndex {
  names(): ReadonlySet<string>;
  load(): Promise<void>;
}

export function createCompetitionIndex(db: Database): CompetitionIndex {
  let names: ReadonlySet<string> = new Set();
  return {
    names: () => names,
    load: async () => {
      const rows = await db.selectDistinct({ competition: historyMatches.competition }).from(historyMatches);
      names = new Set(rows.map(({ competition }) => competition ?? ''));
    },
  };
}
