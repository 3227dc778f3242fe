import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { Badge, type BadgeTone } from '../../ui/layout/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { dateFormat } from '../../ui/text/dates.ts';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import type { OverviewLists } from './overview.ts';
import { WidgetStrip } from './widget-strip.tsx';

const kinds: Readonly<Record<NewsItem['kind'], { label: string; tone: BadgeTone }>> = {
  live: { label: sentence('LIVE'), tone: 'live' },
  result: { label: sentence('Result'), tone: 'neutral' },
  analysis: { label: sentence('Expert Analysis'), tone: 'premium' },
};

/** The tab News, made of live matches, results and published analyses. */
export function NewsList({ lists }: { lists: OverviewLists }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const items = newsItems(lists, analyses.data?.data ?? []);
  return (
    <WidgetStrip label={sentence('News')} query={{ data: { data: items } }}>
      {(news) =>
        news.map((item) => (
          <li key={item.key}>
            <Card className="relative flex h-full flex-col px-4 py-3 hover:bg-raised">
              <p className="flex items-center justify-between gap-3 text-xs text-muted tabular">
                <Badge tone={kinds[item.kind].tone}>{i18n.t(kinds[item.kind].label)}</Badge>
                {timeText(i18n, item)}
              </p>
              <p className="mt-1.5 line-clamp-2 shrink-0 text-sm font-semibold">
                <StretchedLink to={item.to}>{matchStatusText(i18n, item.headline)}</StretchedLink>
              </p>
              <p className="mt-1 truncate text-xs text-muted">{item.match}</p>
            </Card>
          </li>
        ))
      }
    </WidgetStrip>
  );
}

function timeText(i18n: I18n, { kind, time }: NewsItem): string {
  if (time === null) return '';
  const shape = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  const text = dateFormat(i18n, shape).format(time);
  return kind === 'analysis' ? text : i18n.t('Started {time}', { time: text });
}

interface NewsItem {
  key: string;
  kind: 'live' | 'result' | 'analysis';
  to: string;
  headline: string;
  match: string;
  /** When an analysis was published or a match started, in milliseconds since 1970; null when unknown. */
  time: number | null;
}

const MAX_ITEMS_PER_KIND = 6;

/** Returns at most six items of each kind: live matches, then results, then the newest analyses. */
export function newsItems(
  { live, recent }: Pick<OverviewLists, 'live' | 'recent'>,
  analyses: readonly AnalysisCard[],
): NewsItem[] {
  const ofMatches = (kind: 'live' | 'result', matches: readonly MatchSummary[]) =>
    matches.slice(0, MAX_ITEMS_PER_KIND).map(({ key, status, name, start_at }) => ({
      key: `${kind} ${key}`,
      kind,
      to: pathTo.match(key),
      headline: status,
      match: name,
      time: start_at === null ? null : start_at * 1000,
    }));

  const published = analyses
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, MAX_ITEMS_PER_KIND)
    .map(({ id, matchKey, matchTitle, tournament, publishedAt }) => ({
      key: `analysis ${id}`,
      kind: 'analysis' as const,
      to: pathTo.analysis(matchKey),
      headline: matchTitle,
      match: tournament,
      time: publishedAt === null ? null : Date.parse(publishedAt),
    }));
  return [...ofMatches('live', live), ...ofMatches('result', recent), ...published];
}
