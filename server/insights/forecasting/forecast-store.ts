import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { matchForecasts, matchProjections } from '../model/tables.ts';
import type { ForecastRequest } from './forecast-request.ts';
import type { MatchProjection } from './project-match.ts';

/** What a projection was made from: the stored JSON of `made_from`. */
export interface ProjectionSource {
  /** The number of the ratings snapshot. */
  readonly ratings: number;
  /** The request, under its stored name. */
  readonly question: ForecastRequest;
}

/** A stored projection, parsed, with the request that it answers. */
export interface StoredProjection extends Pick<ProjectionSource, 'ratings'> {
  readonly request: ForecastRequest;
  readonly projection: MatchProjection;
  readonly madeFrom: string;
  readonly madeAt: Date;
}

const { madeFrom, body, madeAt, view } = matchProjections;
const PROJECTION = { madeFrom, body, madeAt };

/** The latest projection of a match; null before the first. */
export async function readProjection(db: Database, matchKey: string): Promise<StoredProjection | null> {
  const isOfMatch = eq(matchProjections.matchKey, matchKey);
  const [row] = await db.select(PROJECTION).from(matchProjections).where(isOfMatch);
  return row ? parseProjection(row) : null;
}

/**
 * A projection with `packedRatings`, from which line-up requests simulate the match (see `packMatchRatings`); tens of
 * kilobytes.
 */
export async function readProjectionForSimulation(db: Database, matchKey: string) {
  const isOfMatch = eq(matchProjections.matchKey, matchKey);
  const [row] = await db
    .select({ ...PROJECTION, view })
    .from(matchProjections)
    .where(isOfMatch);
  return row ? { ...parseProjection(row), packedRatings: row.view } : null;
}

type ProjectionRow = Pick<typeof matchProjections.$inferSelect, keyof typeof PROJECTION>;

function parseProjection(row: ProjectionRow): StoredProjection {
  const { ratings, question: request } = JSON.parse(row.madeFrom) as ProjectionSource;
  const projection = JSON.parse(row.body) as MatchProjection;
  return { ratings, request, projection, madeFrom: row.madeFrom, madeAt: row.madeAt };
}

/** Times of the latest projections, in epoch milliseconds, by match key. Matches without one are missing. */
export async function readProjectionTimes(db: Database, matches: readonly MatchSummary[]) {
  const keys = matches.map(({ key }) => key);
  const { matchKey } = matchProjections;
  // One array parameter: this runs every second, and building a query with a thousand parameters takes milliseconds.
  const isAmong = sql`${matchKey} = any(${sql.param(keys)})`;
  const rows = await db.select({ matchKey, madeAt }).from(matchProjections).where(isAmong);
  return new Map(rows.map((row) => [row.matchKey, row.madeAt.getTime()]));
}

type EarlierForecast = Omit<Forecast, 'limitation' | 'target'>;

/** The latest forecast of a match, as sent to readers; null before the first. */
export async function readForecast(db: Database, key: string): Promise<Forecast | null> {
  const [row] = await db
    .select({ body: matchForecasts.body })
    .from(matchForecasts)
    .where(eq(matchForecasts.matchKey, key));
  // Rows written by earlier versions lack these fields.
  return row ? { limitation: null, target: null, ...(JSON.parse(row.body) as EarlierForecast) } : null;
}
