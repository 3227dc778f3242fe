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
  readonly question: ForecastRequest;
}

/** A projected match with the request that it answers. */
export interface StoredProjection extends Pick<ProjectionSource, 'ratings'> {
  readonly request: ForecastRequest;
  readonly projection: MatchProjection;
  readonly madeFrom: string;
  readonly madeAt: Date;
  /** Data for simulating the match, as `packView` returns it: some tens of kilobytes. */
  readonly view: Buffer;
}

export async function readProjection(db: Database, matchKey: string): Promise<StoredProjection | null> {
  const isOfMatch = eq(matchProjections.matchKey, matchKey);
  const [row] = await db.select().from(matchProjections).where(isOfMatch);
  if (!row) return null;
  const { madeFrom, body, madeAt, view } = row;
  const { ratings, question: request } = JSON.parse(madeFrom) as ProjectionSource;
  return { ratings, request, projection: JSON.parse(body) as MatchProjection, madeFrom, madeAt, view };
}

/** Times of the latest projection of each given match, in epoch milliseconds. */
export async function readProjectionTimes(db: Database, matches: readonly MatchSummary[]) {
  const keys = matches.map(({ key }) => key);
  const { matchKey, madeAt } = matchProjections;
  // One array parameter: this runs every second, and building a query with a thousand parameters takes milliseconds.
  const isAmong = sql`${matchKey} = any(${sql.param(keys)})`;
  const rows = await db.select({ matchKey, madeAt }).from(matchProjections).where(isAmong);
  return new Map(rows.map((row) => [row.matchKey, row.madeAt.getTime()]));
}

export async function readForecast(db: Database, key: string): Promise<Forecast | null> {
  const { matchKey, body } = matchForecasts;
  const [row] = await db.select({ body }).from(matchForecasts).where(eq(matchKey, key));
  // Rows written by earlier versions lack this field.
  return row ? { limitation: null, ...(JSON.parse(row.body) as Omit<Forecast, 'limitation'>) } : null;
}
