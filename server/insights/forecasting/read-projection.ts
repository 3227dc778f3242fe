import type { MatchSummary } from '@gullylens/contract/http/match';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { matchProjections } from '../tables.ts';
import type { MatchQuestion } from './match-question.ts';
import type { MatchProjection } from './project-match.ts';

/** A match as projected, with the question that it answers. */
export interface KeptProjection {
  readonly question: MatchQuestion;
  readonly projection: MatchProjection;
  readonly madeFrom: string;
  readonly madeAt: Date;
  /** False for one that was stored before line-ups were simulated from it. */
  readonly hasView: boolean;
}

/** What a projection was made from, as it is kept beside it. */
export interface ProjectionSource {
  /** Number of the ratings. */
  readonly ratings: number;
  readonly question: MatchQuestion;
}

/** The projection of a match as made last; `null` when there is none. */
export async function readProjection(db: Database, matchKey: string): Promise<KeptProjection | null> {
  const { madeFrom, body, madeAt, view } = matchProjections;
  const hasView = sql<boolean>`${isNotNull(view)}`;
  const isOfMatch = eq(matchProjections.matchKey, matchKey);
  const [row] = await db.select({ madeFrom, body, madeAt, hasView }).from(matchProjections).where(isOfMatch);
  return row ? parseRow(row) : null;
}

/** The same with what the players' points are simulated from, which is some tens of kilobytes. */
export async function readProjectionWithView(
  db: Database,
  matchKey: string,
): Promise<(KeptProjection & { readonly view: Buffer | null }) | null> {
  const [row] = await db.select().from(matchProjections).where(eq(matchProjections.matchKey, matchKey));
  return row ? { ...parseRow({ ...row, hasView: row.view !== null }), view: row.view } : null;
}

type Row = Pick<typeof matchProjections.$inferSelect, 'madeFrom' | 'body' | 'madeAt'> &
  Pick<KeptProjection, 'hasView'>;

function parseRow({ madeFrom, body, madeAt, hasView }: Row): KeptProjection {
  const { question } = JSON.parse(madeFrom) as ProjectionSource;
  return { question, projection: JSON.parse(body) as MatchProjection, madeFrom, madeAt, hasView };
}

export function ratingsOf({ madeFrom }: Pick<KeptProjection, 'madeFrom'>): number {
  return (JSON.parse(madeFrom) as ProjectionSource).ratings;
}

/** When the matches that have a projection were projected last, in milliseconds. */
export async function readProjectionTimes(
  db: Database,
  matches: readonly MatchSummary[],
): Promise<ReadonlyMap<string, number>> {
  const keys = matches.map(({ key }) => key);
  const { matchKey, madeAt } = matchProjections;
  // All keys as one parameter: this is asked every second, and to build a query of a thousand takes milliseconds.
  const isAmong = sql`${matchKey} = any(${sql.param(keys)})`;
  const rows = await db.select({ matchKey, madeAt }).from(matchProjections).where(isAmong);
  return new Map(rows.map((row) => [row.matchKey, row.madeAt.getTime()]));
}
