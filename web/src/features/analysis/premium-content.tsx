import { useLingui } from '@lingui/react';
import type { Analysis, PickedPlayer } from '@gullylens/contract/http/analysis';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { EmptyState } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { analysesQuery, analysisQuery } from './analysis-queries.ts';
import { PlayerLine, ReportBlock } from './report-parts.tsx';

/** The premium page: what the next analysis says of players, captain and team. */
export function PremiumContent() {
  const { i18n } = useLingui();
  const next = useQuery(analysesQuery).data?.data[0];
  return (
    <section aria-label={i18n.t('Premium content')} className="space-y-4">
      <p className="flex items-center gap-3 rounded-card border border-floodlight/50 bg-floodlight/5 p-4 font-bold text-floodlight">
        <BadgeCheck aria-hidden="true" className="size-5" /> {i18n.t('Premium Access Active')}
      </p>
      {next ? (
        <NextAnalysis matchKey={next.matchKey} />
      ) : (
        <EmptyState title={i18n.t('Expert Analysis Coming Soon')} />
      )}
    </section>
  );
}

function NextAnalysis({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const analysis = useQuery(analysisQuery(matchKey)).data?.data;
  if (analysis === undefined) return <Skeleton className="h-96 w-full" />;
  const { primary, alternative } = analysis.captainChoices;
  return (
    <>
      <p className="text-sm text-muted">
        {i18n.t('For {match}, {tournament}', {
          match: analysis.matchTitle,
          tournament: analysis.tournament,
        })}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <PlayersBlock title={i18n.t('Top Players Recommendations')} players={analysis.topPlayers} />
        <ReportBlock title={i18n.t('Captain and vice-captain choice')}>
          <ul className="divide-y divide-line">
            {primary && (
              <PlayerLine player={primary} mark={<Badge tone="premium">{i18n.t('Captain')}</Badge>} />
            )}
            {alternative && (
              <PlayerLine player={alternative} mark={<Badge>{i18n.t('Vice-captain')}</Badge>} />
            )}
          </ul>
        </ReportBlock>
      </div>
      <GlTeam analysis={analysis} />
    </>
  );
}

function PlayersBlock({ title, players }: { title: string; players: readonly PickedPlayer[] }) {
  return (
    <ReportBlock title={title}>
      <ul className="divide-y divide-line">
        {players.map((player) => (
          <PlayerLine key={player.name} player={player} />
        ))}
      </ul>
    </ReportBlock>
  );
}

function GlTeam({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  return (
    <ReportBlock title={i18n.t('GL Team: the eleven of the analysis')}>
      <ul className="flex flex-wrap gap-2">
        {analysis.dreamTeam.map((player) => (
          <li key={player.name}>
            <Badge>{player.name}</Badge>
          </li>
        ))}
      </ul>
    </ReportBlock>
  );
}
