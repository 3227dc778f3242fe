import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../platform/api/api-client.ts';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths, pathTo } from '../../platform/links.ts';
import { useFeedMatch } from '../../platform/live/score-refresh.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageFailed } from '../../ui/feedback/page-failed.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { startText } from '../../ui/text/dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { areAnnounced } from '../../ui/match/playing-xi.ts';
import { chosenPlayers, forPlayers, initialLineupChoices, type LineupChoices } from './lineup-choices.ts';
import { LineupForm } from './lineup-form.tsx';
import { countText, LineupResults } from './lineup-results.tsx';
import { LineupExample } from './lineup-example.tsx';
import { formAndResults, LineupsLoading } from './lineups-loading.tsx';
import { lineupTeams, type LineupTeam } from './lineup-teams.ts';

/** How often the players are fetched again before the match, for the announcement of the elevens. */
const REFRESH_MS = 60_000;

/** Line-ups for a match: the choices and the results. The server builds them from simulated matches. */
export function Lineups({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const feed = useFeedMatch(matchKey);
  const match = feed.data?.data;
  const now = useLockClock();
  // A start may be delayed: only for a match that the feed no longer has, the clock decides.
  const isStarted = ({ locksAt, analysisDate }: Analysis) =>
    match ? match.phase !== 'upcoming' : feed.isError && Date.parse(locksAt ?? analysisDate) <= now;
  const analysis = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }),
    refetchInterval: ({ state: { data } }) => !(data && isStarted(data.data)) && REFRESH_MS,
  });
  return (
    <QueryState
      query={analysis}
      loading={<LineupsLoading />}
      failed={(error, retry) => (
        <PageFailed
          heading={i18n.t('Line-ups')}
          title={sentence('The line-ups did not load')}
          error={error}
          onRetry={retry}
          failures={analysis.errorUpdateCount}
          otherPage={{ to: paths.lineupMatches, name: i18n.t('Choose a match') }}
        />
      )}
      missing={<NoLineups text={i18n.t('Line-ups can be built from six hours before the match.')} />}
    >
      {({ data }) => (
        <>
          <LineupsHead analysis={data} hasStarted={isStarted(data)} />
          {data.projections.length === 0 ? (
            <NoLineups text={i18n.t('Line-ups can be built once the players’ projections are ready.')} />
          ) : (
            <Builder
              analysis={data}
              teams={lineupTeams(data.projections, match?.teamInfo)}
              hasStarted={isStarted(data)}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

function NoLineups({ text }: { text: string }) {
  const { i18n } = useLingui();
  return (
    <EmptyState title={i18n.t('No line-ups yet')} text={text}>
      <TextLink to={paths.lineupMatches}>{i18n.t('Choose a match')}</TextLink>
    </EmptyState>
  );
}

interface LineupsHeadProps {
  analysis: Analysis;
  hasStarted: boolean;
}

/** The match, its start and the time left to enter line-ups. */
function LineupsHead({ analysis, hasStarted }: LineupsHeadProps) {
  const { i18n } = useLingui();
  const now = useLockClock();
  const { matchKey, matchTitle, tournament, analysisDate } = analysis;
  const locksAt = Date.parse(analysis.locksAt ?? '');
  return (
    <header className="mb-5">
      <Link
        to={pathTo.analysis(matchKey)}
        className="inline-flex min-h-11 items-center gap-1 text-sm text-sky"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('The analysis')}
      </Link>
      <h1 className="text-2xl font-extrabold">{i18n.t('Line-ups')}</h1>
      <p className="font-semibold wrap-anywhere">{matchTitle}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
        <span>
          {startText(i18n, Date.parse(analysisDate) / 1000)} · {tournament}
        </span>
        {!hasStarted && locksAt > now && (
          <span className="font-semibold text-floodlight">{lockText(i18n, locksAt, now)}</span>
        )}
      </p>
      {hasStarted && (
        <p
          role="status"
          className="mt-4 rounded-card border border-floodlight/50 bg-floodlight/5 p-4 text-sm"
        >
          {i18n.t(
            'This match has started: line-ups built now can no longer be entered. You can still build some to study.',
          )}
        </p>
      )}
    </header>
  );
}

interface BuilderProps extends LineupsHeadProps {
  teams: readonly LineupTeam[];
}

function Builder({ analysis, teams, hasStarted }: BuilderProps) {
  const { i18n } = useLingui();
  const { matchKey, matchTitle, projections } = analysis;
  const [wanted, setChoices] = useState<LineupChoices>(initialLineupChoices);
  const choices = forPlayers(wanted, projections);
  const results = useRef<HTMLDivElement>(null);
  const build = useMutation({
    mutationFn: (built: LineupChoices) => buildLineups(matchKey, built),
    onSuccess: () => scrollToResults(results.current),
  });
  return (
    <div className={formAndResults}>
      <LineupForm
        projections={projections}
        teams={teams}
        choices={choices}
        busy={build.isPending}
        onChange={setChoices}
        onBuild={() => build.mutate(choices)}
      >
        {build.isPending && <BuildingNote count={build.variables.count} />}
        {build.isError && <LineupProblem error={build.error} />}
        {hasStarted && (
          <p className="text-sm font-semibold text-floodlight">{i18n.t('The match has started.')}</p>
        )}
      </LineupForm>
      <div ref={results}>
        <p role="status" className="sr-only">
          {build.data && countText(i18n, build.data.lineups.length)}
        </p>
        {build.isPending && (
          <div aria-hidden="true" className="space-y-2">
            {[1, 2, 3, 4, 5].slice(0, build.variables.count).map((row) => (
              <Skeleton key={row} className="h-20 rounded-card" />
            ))}
          </div>
        )}
        {build.data && !build.isPending && (
          <LineupResults
            key={build.submittedAt}
            answer={build.data}
            title={matchTitle}
            teams={teams}
            hasStarted={hasStarted}
            isOutdated={!build.data.announced && !hasStarted && areAnnounced(projections)}
          />
        )}
        {(build.isIdle || build.isError) && <LineupExample analysis={analysis} />}
      </div>
    </div>
  );
}

/** Scrolls to the results unless they begin in the upper half; on a phone they are below the form. */
function scrollToResults(results: HTMLElement | null): void {
  if (results === null) return;
  const { top } = results.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) results.scrollIntoView();
}

function BuildingNote({ count }: { count: number }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className="text-sm text-muted">
      {i18n.t(
        '{count, plural, one {Building # line-up on simulated matches…} other {Building # line-ups on simulated matches…}}',
        { count },
      )}
    </p>
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
    <div role="alert" className="rounded-card border border-danger/40 bg-danger/5 p-3">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {i18n.t(textOfError(error))}
      </p>
      {isApiError(error) && error.details !== undefined && <p className="mt-2 text-sm">{error.details}</p>}
      <p className="mt-2 text-sm text-muted">
        {impossible
          ? i18n.t(
              'A line-up has one to eight players of each role and at least one of each team. Remove some of your choices and build again.',
            )
          : i18n.t('Your choices are still here. Press the button again in a moment.')}
      </p>
    </div>
  );
}
