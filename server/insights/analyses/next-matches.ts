import type { PlayerNextMatch } from '@gullylens/contract/http/insights/next-match';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { and, asc, getTableColumns, gte, sql } from 'drizzle-orm';
import { analysisContentOf } from '../model/analysis-content.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { analyses } from '../model/tables.ts';
import { isPublished } from './analysis-cards.ts';

/** A match that started earlier than this is over, also when the feed no longer lists it. */
const LONGEST_MATCH_MS = 5 * 24 * 3_600_000;
/** Analyses read for one answer. */
const MAX_ANALYSES = 96;

const { matchKey, matchTitle, tournament, matchAt, locksAt, contentHash, body } = getTableColumns(analyses);
const COLUMNS = { matchKey, matchTitle, tournament, matchAt, locksAt, contentHash };

/** Expected points by the player's key. */
type Projections = ReadonlyMap<string, PlayerProjection>;

/**
 * Returns a function that finds the next match of a player, for the api role: the earliest that is not over and whose
 * published analysis projects the player. Projections are cached by the body's hash while the analysis is listed.
 */
export function createNextMatches({ db, feed }: Pick<InsightsContext, 'db' | 'feed'>) {
  let cache: ReadonlyMap<string, Projections> = new Map();
  const list = async (now: Date) => {
    const known = cache;
    const isKnown = sql`${contentHash} = any(${sql.param([...known.keys()])})`;
    const rows = await db
      .select({
        ...COLUMNS,
        body: sql<string>`case when ${isKnown} then '' else ${body} end`,
      })
      .from(analyses)
      .where(and(isPublished, gte(matchAt, new Date(now.getTime() - LONGEST_MATCH_MS))))
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
  return async (player: string, now: Date, isOpen: boolean): Promise<PlayerNextMatch | null> => {
    const phases = new Map(feed.currentMatches().map(({ key, phase }) => [key, phase]));
    for (const { matchAt: start, hash: _, projections, ...match } of await list(now)) {
      const projection = projections.get(player);
      const phase = phases.get(match.matchKey) ?? (start > now ? 'upcoming' : 'completed');
      if (!projection || phase === 'completed') continue;
      const shown = {
        ...match,
        analysisDate: start.toISOString(),
        locksAt: match.locksAt?.toISOString() ?? null,
      };
      return isOpen ? { ...shown, locked: false, projection } : { ...shown, locked: true };
    }
    return null;
  };
}

function readProjections(text: string): Projections {
  return new Map(analysisContentOf(text).projections.map((projection) => [projection.key, projection]));
}
