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
  const next = useQuery(analysesQuery).data?.data[0];
  return (
    <section aria-label="Premium content" className="space-y-4">
      <p className="flex items-center gap-3 rounded-card border border-floodlight/50 bg-floodlight/5 p-4 font-bold text-floodlight">
        <BadgeCheck aria-hidden="true" className="size-5" /> Premium Access Active
      </p>
      {next ? <NextAnalysis matchKey={next.matchKey} /> : <EmptyState title="Expert Analysis Coming Soon" />}
    </section>
  );
}

function NextAnalysis({ matchKey }: { matchKey: string }) {
  const analysis = useQuery(analysisQuery(matchKey)).data?.data;
  if (analysis === undefined) return <Skeleton className="h-96 w-full" />;
  const { primary, alternative } = analysis.captainChoices;
  return (
    <>
      <p className="text-sm text-muted">
        For {analysis.matchTitle}, {analysis.tournament}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <PlayersBlock title="Top Players Recommendations" players={analysis.topPlayers} />
        <ReportBlock title="Captain and vice-captain choice">
          <ul className="divide-y divide-line">
            {primary && <PlayerLine player={primary} mark={<Badge tone="premium">Captain</Badge>} />}
            {alternative && <PlayerLine player={alternative} mark={<Badge>Vice-captain</Badge>} />}
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
  return (
    <ReportBlock title="GL Team: the eleven of the analysis">
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
