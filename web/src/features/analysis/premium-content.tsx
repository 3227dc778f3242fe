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
import { LoadingBlocks } from '../../ui/skeleton.tsx';
import { apiQuery } from '../../platform/api/api-query.ts';
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
  const cards = useQuery(apiQuery('GET /api/v1/analysis/'));
  const matchKey = cards.data?.data[0]?.matchKey;
  const analysis = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey: matchKey ?? '' } }),
    enabled: matchKey !== undefined,
  });
  if (analysis.data) return <Content analysis={analysis.data.data} />;
  if (cards.data?.data.length === 0) return <EmptyState title={i18n.t('Expert Analysis Coming Soon')} />;
  const failed = [cards, analysis].find(({ data, isError }) => isError && data === undefined);
  if (failed) return <LoadFailed text={textOfError(failed.error)} onRetry={() => void failed.refetch()} />;
  return (
    <LoadingBlocks
      label={i18n.t('Loading the analysis')}
      blocks={['h-11', 'h-72 rounded-card', 'h-52 rounded-card', 'h-96 rounded-card']}
    />
  );
}

function Content({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { captainChoices, matchKey, matchTitle, projections, tournament } = analysis;
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
        <section aria-labelledby="armbands">
          <h2 id="armbands" className="mb-3 text-lg font-bold lg:flex lg:min-h-11 lg:items-center">
            {i18n.t('Captain and vice-captain choice')}
          </h2>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1">
            <PlayerVerdict armband="captain" player={captainChoices.primary} projections={projections} />
            <PlayerVerdict
              armband="vice-captain"
              player={captainChoices.alternative}
              projections={projections}
            />
          </div>
        </section>
        <GlTeams analysis={analysis} />
      </div>
      <HistoryCredit />
    </>
  );
}
