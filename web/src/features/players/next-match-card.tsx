import type { PlayerNextMatch } from '@gullylens/contract/http/insights/next-match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { livePointsQuery, useFeedMatch } from '../../platform/live/score-refresh.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { startText } from '../../ui/text/dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { pointsText } from '../../ui/text/number-text.ts';

interface NextMatchCardProps {
  playerKey: string;
  query: QueryResult<{ data: PlayerNextMatch | null }>;
}

/** A player's next match with the expected points, for members; during play with the points so far above them, for all. */
export function NextMatchCard({ playerKey, query }: NextMatchCardProps) {
  const { i18n } = useLingui();
  const { matchKey = '', analysisDate = '' } = query.data?.data ?? {};
  const hasStartPassed = useLockClock() >= Date.parse(analysisDate);
  // Rain or the toss may delay the start.
  const isLive = useFeedMatch(matchKey, { enabled: hasStartPassed }).data?.data.phase === 'live';
  return (
    <div className="mt-5">
      <SectionCard title={i18n.t(isLive ? 'Live now' : 'Next match')}>
        <QueryState
          query={query}
          isEmpty={({ data }) => data === null}
          empty={<p className="text-sm text-muted">{i18n.t('No analysis of a coming match yet.')}</p>}
        >
          {({ data }) =>
            data && (
              <>
                {isLive && <PointsSoFar matchKey={data.matchKey} playerKey={playerKey} />}
                <NextMatch next={data} isLive={isLive} />
              </>
            )
          }
        </QueryState>
      </SectionCard>
    </div>
  );
}

/** The player's fantasy points in a match that has started; nothing before there are any. */
function PointsSoFar({ matchKey, playerKey }: { matchKey: string; playerKey: string }) {
  const { i18n } = useLingui();
  const { data } = useQuery(livePointsQuery(matchKey));
  const player = data?.data.players.find(({ key }) => key === playerKey);
  if (!player) return null;
  return (
    <p className="mb-2 flex items-baseline gap-2">
      <b className="text-3xl font-extrabold text-turf tabular">{pointsText(player.points)}</b>
      <span className="text-sm text-muted">{i18n.t('points so far')}</span>
    </p>
  );
}

/** The match and its points. Its analysis can no longer change from `locksAt` on; `locked` means without Premium. */
function NextMatch({ next, isLive }: { next: PlayerNextMatch; isLive: boolean }) {
  const { i18n } = useLingui();
  const now = useLockClock();
  return (
    <div className="grid items-center gap-4 sm:grid-cols-2">
      <div className="min-w-0">
        <Link
          to={pathTo.match(next.matchKey)}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
        >
          {next.matchTitle}
        </Link>
        <p className="text-sm text-muted wrap-anywhere">{next.tournament}</p>
        <p className="text-sm text-muted tabular">{startText(i18n, Date.parse(next.analysisDate) / 1000)}</p>
        {next.locksAt !== null && Date.parse(next.locksAt) > now && (
          <p className="text-sm text-muted tabular">{lockText(i18n, Date.parse(next.locksAt), now)}</p>
        )}
      </div>
      {next.locked ? (
        <LockedPoints matchKey={next.matchKey} />
      ) : (
        <ExpectedPoints next={next} isLive={isLive} />
      )}
    </div>
  );
}

interface ExpectedPointsProps {
  next: PlayerNextMatch & { locked: false };
  isLive: boolean;
}

function ExpectedPoints({ next: { matchKey, projection }, isLive }: ExpectedPointsProps) {
  const { i18n } = useLingui();
  const { mean, p10, p90 } = projection;
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <b className={classNames('font-extrabold tabular', isLive ? 'text-base' : 'text-2xl')}>
          {mean.toFixed(1)}
        </b>
        <span className="text-sm text-muted">
          {i18n.t(isLive ? 'expected before play' : 'expected points')}
        </span>
        <Link
          to={pathTo.analysis(matchKey)}
          className="ml-auto inline-flex min-h-11 items-center text-sm text-sky underline"
        >
          {i18n.t('See full analysis')}
        </Link>
      </p>
      <IntervalBar low={p10} mark={mean} high={p90} to={Math.max(1, p90 * 1.15)} />
      <p className="text-xs text-muted tabular">
        {i18n.t('Likely range: {low} to {high} points', { low: p10.toFixed(0), high: p90.toFixed(0) })}
      </p>
    </div>
  );
}

/** In place of the points. */
function LockedPoints({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  return (
    <div className="flex items-center gap-3">
      <Lock aria-hidden="true" className="size-5 shrink-0 text-floodlight" />
      <p className="min-w-0 flex-1 text-sm">
        {i18n.t('Expected points and their range are part of Premium.')}
      </p>
      <Link to={pathTo.analysis(matchKey)} className={buttonClasses('premium')}>
        {i18n.t('See the offer')}
      </Link>
    </div>
  );
}
