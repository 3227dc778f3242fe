import type { FantasyPoints } from '@gullylens/contract/http/played-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Sigma } from 'lucide-react';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pauseAfterMisses, refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { AgeNote } from './age-note.tsx';
import { scorecardQuery } from './match-centre-queries.ts';
import type { MatchTabProps } from './match-tabs.tsx';
import { PlayerPoints } from './player-points.tsx';

const ruleSets = [
  { key: 'dream11-2025', label: sentence('Rules of 2025') },
  { key: 'dream11-classic', label: sentence('Rules before 2025') },
] as const;

const ruleSetKeys = ruleSets.map(({ key }) => key);

/** Everybody's fantasy points, most first, each with what earned them. */
export function PointsTab(match: MatchTabProps) {
  const { i18n } = useLingui();
  const [rules, setRules] = useChoiceInAddress('rules', ruleSetKeys, 'dream11-2025');
  const { points, hasNone, failed } = usePoints(match, rules);
  if (hasNone) {
    return (
      <EmptyState
        icon={<Sigma className="size-6" />}
        title={i18n.t('The points of this match are not available yet.')}
        text={i18n.t('They are counted from its scorecard, and ball by ball after the match.')}
        className="min-h-72"
      />
    );
  }
  return (
    <Tabs
      label={i18n.t('Rules of the points')}
      tabs={ruleSets.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
      selected={rules}
      onSelect={setRules}
    >
      {points && <PointsList points={points} />}
      {!points && failed && (
        <LoadFailed text={textOfError(failed.error)} onRetry={() => void failed.refetch()} />
      )}
      {!points && !failed && <Skeleton className="h-96 w-full rounded-card" />}
    </Tabs>
  );
}

/** While history lacks the match its points are counted from the vendor's scorecard: without one, none are asked for. */
function usePoints({ head, card }: Pick<MatchTabProps, 'head' | 'card'>, rules: FantasyPoints['rules']) {
  const mayHaveScorecard = card === undefined && head.score.length > 0;
  const scorecard = useQuery({
    ...scorecardQuery(head.key),
    enabled: mayHaveScorecard,
    refetchInterval: ({ state: { data, errorUpdateCount } }) =>
      data === undefined && head.phase === 'live' && pauseAfterMisses(errorUpdateCount),
  });
  const points = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/fantasy-points/', {
      params: { id: head.key },
      query: { rules },
    }),
    enabled: card !== undefined || scorecard.data !== undefined,
    refetchInterval: refreshWhileLive(head.phase),
  });
  const asked = mayHaveScorecard && scorecard.data === undefined ? scorecard : points;
  return {
    points: points.data?.data,
    hasNone: (card === undefined && !mayHaveScorecard) || isNotFound(asked.error),
    failed: asked.isError && asked,
  };
}

function PointsList({ points: { players, basis, as_of } }: { points: FantasyPoints }) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...players.map(({ points }) => points));
  return (
    <>
      <AgeNote asOf={as_of} />
      <p className="mb-3 text-sm text-muted">
        {basis === 'scorecard' && (
          <span className="mb-1 block font-semibold text-floodlight">
            {i18n.t('An estimate from the scorecard: dot balls and direct hits are counted after the match.')}
          </span>
        )}
        {i18n.t('Without captain and vice-captain. Open a player to see what earned the points.')}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {players.map((player, at) => (
          <PlayerPoints key={`${player.team} ${player.name}`} player={player} place={at + 1} most={most} />
        ))}
      </ol>
    </>
  );
}
