import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { type Armband, ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { MatchDiscs, teamsIn } from '../../ui/match/match-discs.tsx';
import { splitMatchName } from '../../ui/match/match-status-text.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { clockText, startText } from '../../ui/text/dates.ts';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { withInitial } from '../../ui/text/with-initial.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { shortTitle } from '../../ui/text/short-name.ts';
import { lockOf, openAnalyses, PUBLISHED_BEFORE_MS } from '../../platform/api/open-analyses.ts';

const listClasses =
  'max-md:[&>:nth-child(n+3)]:hidden divide-y divide-line overflow-hidden rounded-card border border-line bg-surface [&_h3_*]:after:-outline-offset-2!';
const rowClasses = '@container relative block px-3 py-2.5 lg:py-3.5';
/** Beside one another where both fit, as for large text they do not. */
const picksClasses = 'mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-0.5';

/** Large points stand below the name, but beside it where each player has a whole line or a wide column. */
const pointsBeside =
  '@max-[18rem]:flex @max-[18rem]:flex-wrap @max-[18rem]:items-center @max-[18rem]:gap-x-2 @lg:flex @lg:items-center @lg:gap-3';

/** Analyses shown on wide screens. */
export const NEXT_TO_LOCK = 3;
/** Analyses shown on a phone, so that the first result is still in view. `ExpertAnalysis` shows the others there. */
export const NEXT_ON_PHONES = 2;

/** Analyses open and lock while the page is looked at. */
const REFRESH_MS = 300_000;
/** A time this near is shown without its day. */
const CLOCK_ALONE_MS = 20 * 3_600_000;

interface NextToLockProps {
  /** The next match to start, named while no analysis is open; its start in seconds since 1970. */
  nextMatch?: { name: string; start_at: number | null } | undefined;
}

/** The analyses that lock next, with their captains. */
export function NextToLock({ nextMatch }: NextToLockProps) {
  const { i18n } = useLingui();
  const analyses = useQuery({ ...apiQuery('GET /api/v1/analysis/'), refetchInterval: REFRESH_MS });
  const now = useLockClock();
  const next = analyses.data && openAnalyses(analyses.data.data, now).slice(0, NEXT_TO_LOCK);
  const large = next?.find(hasPoints);
  return (
    <QueryState query={{ ...analyses, data: next }} loading={<Loading />}>
      {(cards) =>
        cards.length === 0 ? (
          <p className="text-sm text-muted">
            {i18n.t('No analysis is open right now.')} <NextToOpen match={nextMatch} now={now} />
          </p>
        ) : (
          <ul className={listClasses}>
            {cards.map((card) => (
              <li key={card.id}>
                <LockRow card={card} now={now} isLarge={card === large} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function hasPoints({ captainPoints, viceCaptainPoints }: AnalysisCard): boolean {
  return captainPoints !== null || viceCaptainPoints !== null;
}

/** When the next analysis will be published. */
function NextToOpen({ match, now }: { match: NextToLockProps['nextMatch']; now: number }) {
  const { i18n } = useLingui();
  if (!match || match.start_at === null) return null;
  const opensAt = match.start_at * 1000 - PUBLISHED_BEFORE_MS;
  const { teams } = splitMatchName(match.name);
  if (opensAt <= now) {
    return i18n.t('Next: {match}, {start}', { match: teams, start: startText(i18n, match.start_at) });
  }
  const isSoon = opensAt - now < CLOCK_ALONE_MS;
  const time = isSoon ? clockText(i18n, opensAt) : startText(i18n, opensAt / 1000);
  return i18n.t('The next opens at {time}: {match}', { time, match: teams });
}

interface LockRowProps {
  card: AnalysisCard;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** The next to lock of those with points, whose numbers are large and have their unit below them. */
  isLarge: boolean;
}

/**
 * The match of an analysis, the time to its lock and both captains with their expected points. Without Premium the numbers
 * are shown and the names, which the server does not send, are locked.
 */
function LockRow({ card, now, isLarge }: LockRowProps) {
  const { i18n } = useLingui();
  const [captain, viceCaptain] = card.locked ? [] : [card.captain, card.viceCaptain];
  return (
    <article className={`${rowClasses} transition-colors hover:bg-raised`}>
      <div className="flex items-baseline gap-x-2 @max-[14rem]:flex-wrap">
        <span className="self-center @max-[18rem]:hidden">
          <MatchDiscs teams={teamsIn(card.matchTitle)} />
        </span>
        <h3 className="min-w-0 flex-1 text-sm font-bold @max-[14rem]:flex-auto">
          <StretchedLink oneLine to={pathTo.analysis(card.matchKey)}>
            <FittingText text={card.matchTitle} short={shortTitle(card.matchTitle)} />
          </StretchedLink>
        </h3>
        <p className="shrink-0 text-xs font-semibold text-floodlight tabular">
          <span className="font-normal text-muted max-md:hidden">
            {startText(i18n, Date.parse(card.analysisDate) / 1000)} ·{' '}
          </span>
          {lockText(i18n, lockOf(card), now)}
        </p>
      </div>
      <div className={picksClasses}>
        <Pick armband="captain" name={captain} points={card.captainPoints} isLarge={isLarge} />
        <Pick armband="vice-captain" name={viceCaptain} points={card.viceCaptainPoints} isLarge={isLarge} />
      </div>
    </article>
  );
}

interface PickProps {
  armband: Armband;
  /** Undefined while locked, null when none is chosen yet. */
  name: string | null | undefined;
  points: number | null;
  /** With the points below the name. */
  isLarge: boolean;
}

function Pick({ armband, name, points, isLarge }: PickProps) {
  const { i18n } = useLingui();
  const expected = points !== null && <Points points={points} isLarge={isLarge} />;
  return (
    <div className={classNames('min-w-0', isLarge && pointsBeside)}>
      <p
        className={classNames(
          'flex min-w-0 flex-1 items-center gap-x-1.5',
          isLarge ? 'min-h-6 font-semibold' : 'text-sm',
        )}
      >
        <ArmbandMark armband={armband} />
        {name === undefined ? (
          <>
            <span className="sr-only">{i18n.t('Name locked')}</span>
            <span className="min-w-0 flex-1">
              <span
                aria-hidden="true"
                className="block h-2.5 w-28 max-w-full rounded-full bg-floodlight/25"
              />
            </span>
          </>
        ) : (
          <FittingText
            text={name ?? i18n.t('To be decided')}
            short={name === null ? '' : withInitial(name)}
            className="min-w-0 flex-1"
          />
        )}
        {!isLarge && expected}
      </p>
      {isLarge && <p className="flex flex-col @max-[18rem]:items-end @lg:items-end">{expected}</p>}
    </div>
  );
}

/** The expected points. Their unit is visible once, below the large ones, and read out with each. */
function Points({ points, isLarge }: { points: number; isLarge: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <strong className={classNames('font-extrabold tabular', isLarge && 'text-xl leading-7')}>
        {points.toFixed(1)}
      </strong>{' '}
      <span className={isLarge ? 'text-xs text-muted' : 'sr-only'}>{i18n.t('expected points')}</span>
    </>
  );
}

function Loading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading expert analysis')} className={listClasses}>
      {Array.from({ length: NEXT_TO_LOCK }, (_, index) => (
        <div key={index} className={rowClasses}>
          <div className="flex h-5 items-center justify-between">
            <Skeleton className="h-4 w-52" />
            <Skeleton className="h-3 w-20" />
          </div>
          <div
            className={classNames(
              picksClasses,
              index === 0 && 'min-h-17 @max-[18rem]:min-h-22.5 @lg:min-h-11',
            )}
          >
            <PickSkeleton />
            <PickSkeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

function PickSkeleton() {
  return (
    <div className="flex h-5 items-center gap-1.5">
      <Skeleton className="size-5 rounded-full" />
      <Skeleton className="h-3.5 w-28" />
    </div>
  );
}
