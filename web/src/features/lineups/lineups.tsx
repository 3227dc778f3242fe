import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../platform/api/api-client.ts';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { useFeedMatch } from '../../platform/live/score-refresh.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { initialLineupChoices, LineupForm, type LineupChoices, chosenPlayers } from './lineup-form.tsx';
import { countText, LineupResults } from './lineup-results.tsx';

/** Line-ups for a match: the choices and the results. The server builds them from simulated matches. */
export function Lineups({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const analysis = useQuery(apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }));
  const phase = useFeedMatch(matchKey).data?.data.phase ?? 'upcoming';
  const hasStarted = phase !== 'upcoming';
  return (
    <QueryState
      query={analysis}
      label={i18n.t('Loading the players')}
      skeletons={['mt-11 h-16 max-w-md lg:col-span-2', 'h-[30rem] rounded-card', 'h-40 rounded-card']}
      spacing="grid grid-cols-1 gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      {({ data: { matchTitle, projections } }) => (
        <>
          <header className="mb-6">
            <Link
              to={pathTo.analysis(matchKey)}
              className="inline-flex min-h-11 items-center gap-1 text-sm text-sky"
            >
              <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('The analysis')}
            </Link>
            <h1 className="text-2xl font-extrabold">{i18n.t('Line-ups')}</h1>
            <p className="text-muted wrap-anywhere">{matchTitle}</p>
          </header>
          {hasStarted && (
            <p
              role="status"
              className="mb-6 rounded-card border border-floodlight/50 bg-floodlight/5 p-4 text-sm"
            >
              {i18n.t(
                'This match has started: line-ups built now can no longer be entered. You can still build some to study.',
              )}
            </p>
          )}
          {projections.length === 0 ? (
            <EmptyState
              title={i18n.t('No line-ups yet')}
              text={i18n.t('They can be built once the players’ projections are in.')}
            />
          ) : (
            <Builder matchKey={matchKey} projections={projections} hasStarted={hasStarted} />
          )}
        </>
      )}
    </QueryState>
  );
}

interface BuilderProps {
  matchKey: string;
  projections: readonly PlayerProjection[];
  hasStarted: boolean;
}

function Builder({ matchKey, projections, hasStarted }: BuilderProps) {
  const { i18n } = useLingui();
  const [choices, setChoices] = useState<LineupChoices>(initialLineupChoices);
  const build = useMutation({ mutationFn: () => buildLineups(matchKey, choices) });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <LineupForm
        projections={projections}
        choices={choices}
        busy={build.isPending}
        onChange={setChoices}
        onBuild={() => build.mutate()}
      />
      <div>
        <p role="status" className="sr-only">
          {build.data && countText(i18n, build.data.lineups.length)}
        </p>
        {build.isPending && (
          <div role="status">
            <p className="mb-4 text-muted">
              {i18n.t(
                '{count, plural, one {Building # line-up on simulated matches…} other {Building # line-ups on simulated matches…}}',
                { count: choices.count },
              )}
            </p>
            <div className="space-y-3">
              {[1, 2, 3, 4, 5].slice(0, choices.count).map((row) => (
                <Skeleton key={row} className="h-24 rounded-card" />
              ))}
            </div>
          </div>
        )}
        {build.isError && <LineupProblem error={build.error} />}
        {build.data && !build.isPending && <LineupResults answer={build.data} hasStarted={hasStarted} />}
        {build.isIdle && (
          <EmptyState
            title={i18n.t('Your line-ups appear here')}
            text={i18n.t('Choose how many and in which style, then build them.')}
          />
        )}
      </div>
    </div>
  );
}

async function buildLineups(matchKey: string, choices: LineupChoices): Promise<LineupResponse> {
  const { count, style, exposure } = choices;
  const locked = chosenPlayers(choices, 'in');
  const excluded = chosenPlayers(choices, 'out');
  const body = { matchKey, count, style, exposure, locked, excluded };
  const answer = await callApi('POST /api/v1/lineups/', { body });
  return answer.data;
}

function LineupProblem({ error }: { error: Error }) {
  const { i18n } = useLingui();
  const impossible = isApiError(error) && error.code === 'lineup_impossible';
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-danger/5 p-5">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {i18n.t(textOfError(error))}
      </p>
      {isApiError(error) && error.details !== undefined && <p className="mt-2 text-sm">{error.details}</p>}
      <p className="mt-2 text-sm text-muted">
        {impossible
          ? i18n.t(
              'An eleven has one to eight players of each role and at least one of each team. Remove some of your choices and build again.',
            )
          : i18n.t('Your choices are still here. Press the button again in a moment.')}
      </p>
    </div>
  );
}
