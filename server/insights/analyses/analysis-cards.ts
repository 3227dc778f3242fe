import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { and, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf } from '../model/analysis-content.ts';
import { analyses } from '../model/tables.ts';

/** Matches that started within this time stay in the list of coming matches. */
const SHOWN_FOR_MS = 3 * 24 * 3_600_000;
/** Cards in the list, which has one page. */
const MAX_CARDS = 48;

/** Columns that a visitor without Premium may see. Only these are read, so nothing else can leak. */
const { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate } = getTableColumns(analyses);
const preview = { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate };

/** Published analyses only. Drafts and withdrawn analyses are visible on the desk alone. */
export const isPublished = eq(analyses.state, 'published');

type OpenedCard = Omit<Extract<AnalysisCard, { locked: false }>, keyof typeof preview | 'analysisDate'>;

/** The cards without their content, for visitors without Premium, nearest in time first. */
export async function listLockedCards(db: Database, now: Date): Promise<AnalysisCard[]> {
  const rows = await db
    .select(preview)
    .from(analyses)
    .where(isShown(now))
    .orderBy(...nearestFirst(now))
    .limit(MAX_CARDS);
  return rows.map((row) => ({ ...presentPreview(row), locked: true }));
}

/**
 * Returns a function that lists the cards with content, for visitors with Premium. Bodies are long, so the part that a
 * card needs is cached by the body's hash while the card is listed.
 */
export function createOpenCards(db: Database) {
  let cache: ReadonlyMap<string, OpenedCard> = new Map();
  return async (now: Date): Promise<AnalysisCard[]> => {
    const known = cache;
    const { contentHash } = analyses;
    const isKnown = sql`${contentHash} = any(${sql.param([...known.keys()])})`;
    const body = sql<string>`case when ${isKnown} then '' else ${analyses.body} end`;
    const rows = await db
      .select({ ...preview, contentHash, body })
      .from(analyses)
      .where(isShown(now))
      .orderBy(...nearestFirst(now))
      .limit(MAX_CARDS);
    const cards = rows.map(({ contentHash: hash, body: text, ...row }) => {
      return { hash, row, opened: known.get(hash) ?? openCard(text) };
    });
    cache = new Map(cards.map(({ hash, opened }) => [hash, opened]));
    return cards.map(({ row, opened }) => ({ ...presentPreview(row), ...opened }));
  };
}

function isShown(now: Date) {
  return and(isPublished, gte(matchAt, new Date(now.getTime() - SHOWN_FOR_MS)));
}

function nearestFirst(now: Date) {
  return [sql`abs(extract(epoch from ${matchAt} - ${now}))`, desc(matchKey)];
}

function openCard(body: string): OpenedCard {
  const { captainChoices, venueStats, pitchReport, trumpPlayers } = analysisContentOf(body);
  return {
    locked: false,
    captain: captainChoices.primary?.name ?? null,
    venueAverage: venueStats.averageScore,
    pitchConditions: pitchReport.conditions,
    trumpPlayers: trumpPlayers.map(({ name }) => name),
  };
}

function presentPreview({ matchAt: date, ...row }: Pick<typeof analyses.$inferSelect, keyof typeof preview>) {
  const analysisDate = date.toISOString();
  return { ...row, analysisDate, publishedAt: row.publishedAt?.toISOString() ?? null };
}
