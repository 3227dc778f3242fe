import type { LineupAnswer } from '@gullylens/contract/http/lineups';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { useFeedMatch } from '../../platform/live/score-refresh.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { LineupForm } from './lineup-form.tsx';
import { LineupProblem } from './lineup-problem.tsx';
import { LineupResults, countText } from './lineup-results.tsx';
import { BegunNote, LineupsHead, LineupsSkeleton, ResultsSkeleton } from './lineups-head.tsx';
import { type LineupWishes, firstWishes, wished } from './lineup-wishes.ts';

/** Line-ups for one match: what is wished, and what comes of it. */
export function Lineups({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const analysis = useQuery(apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }));
  const phase = useFeedMatch(matchKey).data?.data.phase ?? 'upcoming';
  const hasBegun = phase !== 'upcoming';
  const [wishes, setWishes] = useState<LineupWishes>(firstWishes);
  const build = useMutation({ mutationFn: () => buildLineups(matchKey, wishes) });
  if (analysis.isPending) return <LineupsSkeleton />;
  if (analysis.data === undefined) {
    return <LoadFailed text={textOfError(analysis.error)} onRetry={() => void analysis.refetch()} />;
  }
  const { projections } = analysis.data.data;
  return (
    <>
      <LineupsHead analysis={analysis.data.data} />
      {hasBegun && <BegunNote />}
      {projections.length === 0 ? (
        <EmptyState
          title={i18n.t('No line-ups yet')}
          text={i18n.t('They can be built once the players’ projections are in.')}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <LineupForm
            projections={projections}
            wishes={wishes}
            busy={build.isPending}
            onChange={setWishes}
            onBuild={() => build.mutate()}
          />
          <div>
            <p role="status" className="sr-only">
              {build.data && countText(i18n, build.data.lineups.length)}
            </p>
            {build.isPending && <ResultsSkeleton count={wishes.count} />}
            {build.isError && <LineupProblem error={build.error} />}
            {build.data && !build.isPending && <LineupResults answer={build.data} hasBegun={hasBegun} />}
            {build.isIdle && (
              <EmptyState
                title={i18n.t('Your line-ups will stand here')}
                text={i18n.t('Choose how many and in which style, then build them.')}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

async function buildLineups(matchKey: string, wishes: LineupWishes): Promise<LineupAnswer> {
  const { count, style, exposure } = wishes;
  const answer = await callApi('POST /api/v1/lineups/', {
    body: {
      matchKey,
      count,
      style,
      exposure,
      locked: wished(wishes, 'in'),
      excluded: wished(wishes, 'out'),
    },
  });
  return answer.data;
}
