import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { and, desc, eq, getTableColumns, gte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { analysisContentOf } from '../model/analysis-content.ts';
import { analyses } from '../model/tables.ts';

/** Matches stay in the list for three days after their start. */
const SHOWN_FOR_MS = 3 * 24 * 3_600_000;
/** Cards in the list, which has one page. */
const MAX_CARDS = 48;

/** Columns that a visitor without Premium may see. */
const { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate, locksAt } =
  getTableColumns(analyses);
const preview = { id, matchKey, matchTitle, tournament, matchAt, publishedAt, draftedLate, locksAt };

/** Published analyses only. Drafts and withdrawn analyses are visible on the desk alone. */
export const isPublished = eq(analyses.state, 'published');

/** What a card shows of an analysis, with Premium (`open`) and without (`locked`). */
type Content = ReturnType<typeof readContent>;

/**
 * Returns a function that lists the cards of published analyses (api role), nearest in time first. Visitors without
 * Premium receive locked cards after the open one of `sample`, the match that `findFreeSample` returns; it is null for
 * visitors with Premium. Bodies are long, so the part that a card needs is cached by the body's hash while the card is
 * listed.
 */
export function createCardList(db: Database) {
  let cache: ReadonlyMap<string, Content> = new Map();
  return async (now: Date, hasPremium: boolean, sample: string | null): Promise<AnalysisCard[]> => {
    const known = cache;
    const { contentHash } = analyses;
    const isKnown = sql`${contentHash} = any(${sql.param([...known.keys()])})`;
    const body = sql<string>`case when ${isKnown} then '' else ${analyses.body} end`;
    const rows = await db
      .select({ ...preview, contentHash, body })
      .from(analyses)
      .where(and(isPublished, or(gte(matchAt, new Date(now.getTime() - SHOWN_FOR_MS)), isSample(sample))))
      .orderBy(desc(isSample(sample)), sql`abs(extract(epoch from ${matchAt} - ${now}))`, desc(matchKey))
      .limit(MAX_CARDS);
    const cards = rows.map(({ contentHash: hash, body: text, ...row }) => {
      return { hash, row, content: known.get(hash) ?? readContent(text) };
    });
    cache = new Map(cards.map(({ hash, content }) => [hash, content]));
    return cards.map(({ row, content: { open, locked } }) => ({
      ...presentPreview(row),
      ...(hasPremium || row.matchKey === sample ? { ...open, sample: row.matchKey === sample } : locked),
    }));
  };
}

/** True of the sample; null, which is equal for all, without one. */
function isSample(sample: string | null) {
  return sql`${matchKey} = ${sample}`;
}

function readContent(body: string) {
  const { captainChoices, venueStats, pitchReport, trumpPlayers, projections } = analysisContentOf(body);
  const { primary, alternative } = captainChoices;
  const captain = projections.find(({ key }) => key === primary?.key);
  const viceCaptain = projections.find(({ key }) => key === alternative?.key);
  const captainPoints = captain?.mean ?? null;
  const viceCaptainPoints = viceCaptain?.mean ?? null;
  const venueAverage = venueStats.averageScore;
  const open = {
    locked: false,
    captainPoints: captainPoints ?? primary?.averagePoints ?? null,
    viceCaptainPoints: viceCaptainPoints ?? alternative?.averagePoints ?? null,
    captain: primary?.name ?? null,
    captainKey: primary?.key ?? null,
    captainParts: captain?.parts ?? null,
    viceCaptain: alternative?.name ?? null,
    viceCaptainKey: alternative?.key ?? null,
    viceCaptainParts: viceCaptain?.parts ?? null,
    venueAverage,
    pitchConditions: pitchReport.conditions,
    trumpPlayers: trumpPlayers.map(({ name }) => name),
  } as const;
  // Lists its fields one by one, so that a new field of an open card stays Premium. The players' averages are left out:
  // readers could find the players from them on the players' pages.
  const locked = { captainPoints, viceCaptainPoints, venueAverage, locked: true } as const;
  return { open, locked };
}

function presentPreview({ matchAt: date, ...row }: Pick<typeof analyses.$inferSelect, keyof typeof preview>) {
  const analysisDate = date.toISOString();
  return {
    ...row,
    analysisDate,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    locksAt: row.locksAt?.toISOString() ?? null,
  };
}
