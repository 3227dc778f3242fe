import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { and, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf } from '../model/analysis-content.ts';
import { analyses } from '../model/tables.ts';

/** Matches of the last days stay in the list beside those to come. */
const SHOWN_FOR_MS = 3 * 24 * 3_600_000;
const MOST_CARDS = 48;

/** What a free reader is shown: only these columns are read, so nothing else can leave. */
const { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate } = getTableColumns(analyses);
const preview = { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate };

/** What readers may see: drafts and what was withdrawn are the desk's alone. */
export const isPublished = eq(analyses.state, 'published');

type OpenedCard = Omit<Extract<AnalysisCard, { locked: false }>, keyof typeof preview | 'analysisDate'>;

/** The cards of a moment without their content, nearest first. */
export async function listLockedCards(db: Database, now: Date): Promise<AnalysisCard[]> {
  const rows = await db
    .select(preview)
    .from(analyses)
    .where(isShown(now))
    .orderBy(...nearestFirst(now))
    .limit(MOST_CARDS);
  return rows.map((row) => ({ ...presentPreview(row), locked: true }));
}

/** Returns a function that lists the same with content. Bodies are long: what a card takes from one is read once, and cached under the body's hash while it is listed. */
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
      .limit(MOST_CARDS);
    const cards = rows.map((row) => ({ row, opened: known.get(row.contentHash) ?? openCard(row.body) }));
    cache = new Map(cards.map(({ row, opened }) => [row.contentHash, opened]));
    return cards.map(({ row, opened }) => ({ ...presentPreview(row), ...opened }));
  };
}

function isShown(now: Date) {
  return and(isPublished, gte(matchAt, new Date(now.getTime() - SHOWN_FOR_MS)));
}

/** Nearest in time first, whether just started or to come. */
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

function presentPreview(row: Pick<typeof analyses.$inferSelect, keyof typeof preview>) {
  return {
    id: row.id,
    matchKey: row.matchKey,
    matchTitle: row.matchTitle,
    tournament: row.tournament,
    analysisDate: row.matchAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    draftedLate: row.draftedLate,
  };
}
