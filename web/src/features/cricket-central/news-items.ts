import type { AnalysisCard } from '@gullylens/contract/http/analysis';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { OverviewLists } from './overview-lists.ts';

/** Something that happened, in the feed's or the analysis's own words. */
export interface NewsItem {
  key: string;
  kind: 'live' | 'result' | 'analysis';
  matchKey: string;
  headline: string;
  match: string;
  /** Milliseconds since 1970; `null` where it is not known. */
  at: number | null;
}

const MOST_OF_A_KIND = 6;

/** What is going on, what came of the latest matches, and what was written about the next. */
export function newsItems(
  { live, recent }: Pick<OverviewLists, 'live' | 'recent'>,
  analyses: readonly AnalysisCard[],
): NewsItem[] {
  const written = analyses.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
  return [
    ...live.slice(0, MOST_OF_A_KIND).map((match) => ofMatch('live', match)),
    ...recent.slice(0, MOST_OF_A_KIND).map((match) => ofMatch('result', match)),
    ...written.slice(0, MOST_OF_A_KIND).map(ofAnalysis),
  ];
}

function ofMatch(kind: 'live' | 'result', match: MatchSummary): NewsItem {
  const at = match.start_at === null ? null : match.start_at * 1000;
  return {
    key: `${kind} ${match.key}`,
    kind,
    matchKey: match.key,
    headline: match.status,
    match: match.name,
    at,
  };
}

/** The match may be days off: what is news is that its analysis was published. */
function timeOf({ publishedAt }: AnalysisCard): string {
  return publishedAt ?? '';
}

function ofAnalysis({ id, matchKey, matchTitle, tournament, publishedAt }: AnalysisCard): NewsItem {
  return {
    key: `analysis ${id}`,
    kind: 'analysis',
    matchKey,
    headline: matchTitle,
    match: tournament,
    at: publishedAt === null ? null : Date.parse(publishedAt),
  };
}
