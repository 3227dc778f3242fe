import type { AnalysisCard } from '@gullylens/contract/http/analysis';
import { and, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { analyses } from './tables.ts';
import { contentOf } from './write-analysis.ts';

/** Matches of the last days stay in the list beside those to come. */
const SHOWN_FOR_MS = 3 * 24 * 3_600_000;
const MOST_CARDS = 48;

/** What a free reader is shown: only these columns are read, so nothing else can leave. */
const { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate } = getTableColumns(analyses);
const preview = { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate };

/** What readers may see: drafts and what was withdrawn are the desk's alone. */
export const isPublished = eq(analyses.state, 'published');

type Opened = Omit<Extract<AnalysisCard, { locked: false }>, keyof typeof preview | 'analysisDate'>;

/** Lists the cards of a moment, nearest first. */
export type ListCards = (now: Date) => Promise<AnalysisCard[]>;

export function createLockedCards(db: Database): ListCards {
  return async (now) => {
    const rows = await db
      .select(preview)
      .from(analyses)
      .where(and(isPublished, gte(analyses.matchAt, since(now))))
      .orderBy(...soonestFirst(now))
      .limit(MOST_CARDS);
    return rows.map((row) => ({ ...presentPreview(row), locked: true }));
  };
}

/** Bodies are long: what a card says of one is read out of it once, and kept under the body's hash while it is listed. */
export function createOpenCards(db: Database): ListCards {
  let kept: ReadonlyMap<string, Opened> = new Map();
  return async (now) => {
    const rows = await db
      .select({ ...preview, contentHash: analyses.contentHash })
      .from(analyses)
      .where(and(isPublished, gte(analyses.matchAt, since(now))))
      .orderBy(...soonestFirst(now))
      .limit(MOST_CARDS);
    const unread = rows.filter(({ contentHash }) => !kept.has(contentHash));
    const read = await readBodies(
      db,
      unread.map((row) => row.matchKey),
    );
    // One that was taken back between the two statements is in neither, and shown to nobody.
    const cards = rows.flatMap((row) => {
      const opened = kept.get(row.contentHash);
      const found = opened ? { contentHash: row.contentHash, opened } : read.get(row.matchKey);
      return found ? [{ row, ...found }] : [];
    });
    kept = new Map(cards.map(({ contentHash, opened }) => [contentHash, opened]));
    return cards.map(({ row, opened }) => ({ ...presentPreview(row), ...opened }));
  };
}

async function readBodies(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const { body, contentHash } = analyses;
  const rows = await db
    .select({ matchKey, body, contentHash })
    .from(analyses)
    .where(and(isPublished, inArray(matchKey, [...keys])));
  return new Map(rows.map((row) => [row.matchKey, { contentHash: row.contentHash, opened: open(row.body) }]));
}

function open(body: string): Opened {
  const { captainChoices, venueStats, pitchReport, trumpPlayers } = contentOf(body);
  return {
    locked: false,
    captain: captainChoices.primary?.name ?? null,
    venueAverage: venueStats.averageScore,
    pitchConditions: pitchReport.conditions,
    trumpPlayers: trumpPlayers.map(({ name }) => name),
  };
}

function since(now: Date): Date {
  return new Date(now.getTime() - SHOWN_FOR_MS);
}

/** Nearest in time first, whether just begun or to come. */
function soonestFirst(now: Date) {
  return [sql`abs(extract(epoch from ${analyses.matchAt} - ${now}))`, desc(analyses.matchKey)];
}

function presentPreview(row: {
  id: string;
  matchKey: string;
  matchTitle: string;
  tournament: string;
  matchAt: Date;
  publishedAt: Date | null;
  draftedLate: boolean;
}) {
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
