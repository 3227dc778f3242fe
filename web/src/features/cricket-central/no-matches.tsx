import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { lockOf, openAnalyses } from '../../platform/api/open-analyses.ts';
import { paths, pathTo } from '../../platform/links.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { DataAge } from '../../ui/match/data-age.ts';
import { lockText } from '../../ui/text/lock-text.ts';

/**
 * Says that no match is listed, with `title`, a `sentence()`. Offers the analysis that locks next and its line-ups, or
 * else all matches.
 */
export function NoMatches({ title, age }: { title: string; age: DataAge }) {
  const { i18n } = useLingui();
  // Without any data it is unknown whether matches are played.
  const isUnknown = age.isCached && age.asOf === null;
  return (
    <EmptyState title={i18n.t(isUnknown ? 'No scores right now.' : title)} className="py-5!">
      {/* As high as what it offers, so that nothing moves when that is known. */}
      <div className="mt-1 min-h-19 space-y-3">
        <NextToRead />
      </div>
    </EmptyState>
  );
}

function NextToRead() {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const [next] = openAnalyses(analyses.data?.data ?? [], now);
  if (analyses.isPending) return null;
  if (!next) {
    return (
      <Link to={paths.matches} className={buttonClasses('outline')}>
        {i18n.t('All matches')}
      </Link>
    );
  }
  return (
    <>
      <p className="text-sm text-muted tabular">
        {next.matchTitle} · {lockText(i18n, lockOf(next), now)}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link
          to={pathTo.analysis(next.matchKey)}
          className={buttonClasses(next.locked ? 'outline' : 'primary')}
        >
          {i18n.t(next.locked ? 'Expert analysis of this match' : 'See full analysis')}
        </Link>
        <Link to={pathTo.lineups(next.matchKey)} className={buttonClasses('outline')}>
          {i18n.t('Build line-ups')}
        </Link>
      </div>
    </>
  );
}
