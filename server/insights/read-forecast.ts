import type { Forecast } from '@gullylens/contract/http/forecast';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { matchForecasts } from './tables.ts';

/** The forecast of a match as it was made last; `null` when there is none. */
export async function readForecast(db: Database, matchKey: string): Promise<Forecast | null> {
  const [row] = await db
    .select({ body: matchForecasts.body })
    .from(matchForecasts)
    .where(eq(matchForecasts.matchKey, matchKey));
  // Rows written before this field existed do not have it.
  return row ? { limitation: null, ...(JSON.parse(row.body) as Omit<Forecast, 'limitation'>) } : null;
}
