import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { dateText } from './analysis-card.tsx';
import { analysesQuery } from './analysis-queries.ts';

/** What a free reader may know of a match's analysis: which match, and when. */
export function MatchOffer({ matchKey, title }: { matchKey: string; title: string }) {
  const { i18n } = useLingui();
  const card = useQuery(analysesQuery).data?.data.find((each) => each.matchKey === matchKey);
  return (
    <header className="mb-6">
      <p className="min-h-5 text-sm font-semibold text-turf">{card?.tournament}</p>
      <h1 className="mt-1 text-2xl font-extrabold wrap-anywhere">{card?.matchTitle ?? title}</h1>
      <p className="mt-2 min-h-5 text-sm text-muted tabular">{card && dateText(i18n, card.analysisDate)}</p>
    </header>
  );
}
