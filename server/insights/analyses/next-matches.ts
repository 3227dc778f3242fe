import type { PlayerNextMatch } from '@gullylens/contract/http/insights/next-match';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { and, asc, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import { analysisContentOf } from '../model/analysis-content.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { analyses } from '../model/tables.ts';
import { isPublished } from './analysis-cards.ts';

/** Maximum analyses searched for one request. */
const MAX_ANALYSES = 96;

const { matchKey, matchTitle, tournament, matchAt, locksAt, contentHash, body } = getTableColumns(analyses);
const COLUMNS = { matchKey, matchTitle, tournament, matchAt, locksAt, contentHash };

/** The projected players of an analysis, by key. */
type Projections = ReadonlyMap<string, PlayerProjection>;

/**
 * Returns a function that finds the next match of a player, for the api role: the earliest that is not over and whose
 * published analysis projects the player; null when there is none. The projection is included for visitors with Premium.
 * Projections are cached by the body's hash while the analysis is listed.
 */
export function createNextMatches({ db, feed }: Pick<InsightsContext, 'db' | 'feed'>) {
  let cache: ReadonlyMap<string, Projections> = new Map();
  const list = async (now: Date, current: string[]) => {
    const known = cache;
    const isKnown = sql`${contentHash} = any(${sql.param([...known.keys()])})`;
    const rows = await db
      .select({
        ...COLUMNS,
        body: sql<string>`case when ${isKnown} then '' else ${body} end`,
      })
      .from(analyses)
      .where(and(isPublished, or(gt(matchAt, now), inArray(matchKey, current))))
      .orderBy(asc(matchAt), asc(matchKey))
      .limit(MAX_ANALYSES);
    const matches = rows.map(({ contentHash: hash, body: text, ...match }) => ({
      ...match,
      hash,
      projections: known.get(hash) ?? readProjections(text),
    }));
    cache = new Map(matches.map(({ hash, projections }) => [hash, projections]));
    return matches;
  };
  return async (player: string, now: Date, hasPremium: boolean): Promise<PlayerNextMatch | null> => {
    const matches = feed.currentMatches();
    const over = new Set(matches.filter(({ phase }) => phase === 'completed').map(({ key }) => key));
    const current = matches.map(({ key }) => key).filter((key) => !over.has(key));
    for (const { matchAt: start, hash: _, projections, ...match } of await list(now, current)) {
      const projection = projections.get(player);
      if (!projection || over.has(match.matchKey)) continue;
      const shown = {
        ...match,
        analysisDate: start.toISOString(),
        locksAt: match.locksAt?.toISOString() ?? null,
      };
      return hasPremium ? { ...shown, locked: false, projection } : { ...shown, locked: true };
    }
    return null;
  };
}

function readProjections(text: string): Projections {
  return new Map(analysisContentOf(text).projections.map((projection) => [projection.key, projection]));
}
