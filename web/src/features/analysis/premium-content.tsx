import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { analysesQuery, analysisQuery } from './analysis-queries.ts';
import { GlTeams } from './gl-teams.tsx';
import { PlayerVerdict } from './player-verdict.tsx';
import { TopPlayers } from './top-players.tsx';

/** The premium page: what the next analysis says of players, captain and team. */
export function PremiumContent() {
  const { i18n } = useLingui();
  return (
    <section aria-label={i18n.t('Premium content')} className="space-y-6">
      <p className="flex items-center gap-3 rounded-card border border-floodlight/50 bg-floodlight/5 p-4 font-bold text-floodlight">
        <BadgeCheck aria-hidden="true" className="size-5" /> {i18n.t('Premium Access Active')}
      </p>
      <NextMatch />
    </section>
  );
}

function NextMatch() {
  const { i18n } = useLingui();
  const cards = useQuery(analysesQuery);
  if (cards.isPending) return <ContentSkeleton />;
  if (cards.data === undefined) {
    return <LoadFailed text={textOfError(cards.error)} onRetry={() => void cards.refetch()} />;
  }
  const next = cards.data.data[0];
  if (next === undefined) return <EmptyState title={i18n.t('Expert Analysis Coming Soon')} />;
  return <NextAnalysis matchKey={next.matchKey} />;
}

function NextAnalysis({ matchKey }: { matchKey: string }) {
  const query = useQuery(analysisQuery(matchKey));
  if (query.isPending) return <ContentSkeleton />;
  if (query.data === undefined) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Content analysis={query.data.data} />;
}

function Content({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { matchKey, matchTitle, tournament } = analysis;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {i18n.t('For {match}, {tournament}', { match: matchTitle, tournament })}
        </p>
        <Link to={pathTo.analysis(matchKey)} className={buttonClasses('outline')}>
          {i18n.t('Open the whole analysis')} <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <TopPlayers analysis={analysis} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_32rem]">
        <Armbands analysis={analysis} />
        <GlTeams analysis={analysis} />
      </div>
      <HistoryCredit />
    </>
  );
}

function Armbands({ analysis: { captainChoices, projections } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="armbands">
      <h2 id="armbands" className="mb-3 text-lg font-bold lg:flex lg:min-h-11 lg:items-center">
        {i18n.t('Captain and vice-captain choice')}
      </h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1">
        <PlayerVerdict armband="captain" player={captainChoices.primary} projections={projections} />
        <PlayerVerdict armband="vice-captain" player={captainChoices.alternative} projections={projections} />
      </div>
    </section>
  );
}

function ContentSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the analysis')} className="space-y-6">
      <Skeleton className="h-11" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
