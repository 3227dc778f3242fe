import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../platform/api/server-clock.ts';
import { pathTo } from '../../platform/links.ts';
import { useIsOnline } from '../../ui/behaviour/use-clock.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { cardAge, type DataAge, dataTimeText } from '../../ui/match/data-age.ts';
import { FollowButton } from '../../ui/match/follow-button.tsx';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { matchNumberText, matchStatusText, splitMatchName } from '../../ui/match/match-status-text.ts';
import { inningsOf, type TeamView, tossText } from '../../ui/match/match-view.ts';
import { NoScore } from '../../ui/match/no-score.tsx';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';
import type { MatchViewModel } from './data/match-view-model.ts';
import { LiveState } from './live/live-state.tsx';
import { Countdown } from '../../ui/behaviour/countdown.tsx';
import { inningsState } from './score/chase.ts';
import { ShareButton } from './share-button.tsx';
import { teamNamed } from '../../ui/teams/team-named.ts';
import { Score, scoreSize } from '../../ui/match/team-score.tsx';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { startText } from '../../ui/text/dates.ts';
import { dateOnlyText, dayText } from '../../ui/text/full-dates.ts';

interface MatchHeaderProps {
  ref?: Ref<HTMLElement>;
  match: MatchViewModel;
  /** The two teams with their form and the keys of their pages; a key is null without a page. Empty until loaded. */
  teams: readonly { name: string; key: string | null; form?: string }[];
  /** The age of the scores. Null unless the match is live or is the copy in this browser. */
  age: DataAge | null;
  isPremium: boolean;
}

/** The top of a match page: state, teams and scores, status, toss, venue and age. */
export function MatchHeader({ ref, match, teams, age, isPremium }: MatchHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header ref={ref} className="rounded-card border border-line bg-surface p-3 md:p-5">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted md:text-sm">
          <HeaderBadge match={match} age={age} />
          <span className="font-semibold uppercase">{match.matchType}</span>
          {/* On a line of its own on phones: the badge grows and shrinks with the age of the score. */}
          <span className="min-w-0 max-md:w-full">
            {[matchNumberText(i18n, splitMatchName(match.name).number), match.tournament?.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <div className="-mx-1.5 -my-2.5 flex shrink-0">
          {match.phase !== 'completed' && <FollowButton isIcon matchKey={match.key} />}
          <ShareButton title={match.name} path={pathTo.match(match.key)} />
        </div>
      </div>
      <h1 className="sr-only">{match.name}</h1>
      <div className="mt-2 grid grid-cols-1 gap-x-10 gap-y-2.5 lg:grid-cols-2 lg:items-center">
        <div className="@container space-y-1">
          {teamsInOrder(match).map((team, at) => (
            <TeamScore key={at} match={match} team={team} teams={teams} />
          ))}
        </div>
        <div className="lg:border-l lg:border-line lg:pl-10">
          {match.phase !== 'live' && (
            <>
              <StatusLine match={match} />
              <MatchFacts match={match} />
            </>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            {match.phase === 'live' && <LiveState match={match} isPremium={isPremium} />}
            {age && <FreshnessLine age={withoutDelay(age)} className="max-md:text-xs" />}
          </div>
          {age?.isStale && <WhyStale age={age} />}
        </div>
      </div>
    </header>
  );
}

/** Returns the teams in the order in which they batted once the match is over, as on its scorecard and charts. */
function teamsInOrder({ phase, score, teamInfo: [a, b] }: MatchViewModel): [TeamView, TeamView] {
  return phase === 'completed' && inningsOf({ score: score.slice(0, 1) }, b).length > 0 ? [b, a] : [a, b];
}

interface HeaderBadgeProps {
  match: MatchViewModel;
  age: DataAge | null;
}

/** LIVE and COMPLETED as elsewhere, but the page of one match says more: the break, no connection, no result. */
function HeaderBadge({ match, age }: HeaderBadgeProps) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const text = stateWord(i18n, match, age, isOnline);
  if (text !== null) {
    return (
      <Badge tone={match.phase === 'live' && !isOnline ? 'late' : 'neutral'}>
        <span className="uppercase">{text}</span>
      </Badge>
    );
  }
  return <PhaseBadge phase={match.phase} {...(age && cardAge(age))} />;
}

function stateWord(i18n: I18n, match: MatchViewModel, age: DataAge | null, isOnline: boolean): string | null {
  if (match.phase === 'completed') {
    if (/\babandoned\b/i.test(match.status)) return i18n.t('Abandoned');
    return /\bno result\b/i.test(match.status) ? i18n.t('No result') : null;
  }
  if (match.phase !== 'live') return null;
  // The line below the score has its age.
  if (!isOnline && age !== null) return i18n.t('Offline');
  return !age?.isStale && inningsState(match)?.isBreak ? i18n.t('Innings break') : null;
}

/** Why the score may be old, and what happens next. */
function WhyStale({ age: { asOf, isCached } }: { age: DataAge }) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  if (asOf === null) return null;
  const isOfToday = dayOf(i18n, asOf) === dayOf(i18n, serverNow());
  const time = isOfToday ? dataTimeText(i18n, asOf) : startText(i18n, asOf / 1000);
  const late = isCached
    ? i18n.t('The score is as of {time}. The page tries again by itself.', { time })
    : i18n.t('The score feed is late. The score updates by itself.');
  return (
    <p className="text-xs text-muted tabular">
      {isOnline
        ? late
        : i18n.t('No connection: this page is as of {time}, and updates once you are online.', { time })}
    </p>
  );
}

function dayOf(i18n: I18n, instant: number): string {
  return dateOnlyText(i18n, new Date(instant).toISOString());
}

/** The badge says a delay, so that the line below the score has only the time. */
function withoutDelay(age: DataAge): DataAge {
  return !age.isCached && age.delayedMinutes !== null ? { ...age, ageMs: null } : age;
}

/** True of a match that is over and was abandoned, drawn or tied. */
function isWithoutWinner({ phase, status }: MatchViewModel): boolean {
  return phase === 'completed' && !/\bwon\b/i.test(status);
}

/** The result, or the time until the start. */
function StatusLine({ match }: Pick<MatchHeaderProps, 'match'>) {
  const { i18n } = useLingui();
  const status = matchStatusText(i18n, match.status);
  return (
    <p className={classNames('min-h-6 text-lg leading-6 font-bold', !isWithoutWinner(match) && 'text-turf')}>
      {match.phase === 'upcoming' && match.start_at !== null ? (
        <Countdown startAt={match.start_at} status={status} />
      ) : (
        status
      )}
    </p>
  );
}

/** When and where it is played, the toss and, after it, the player of the match. */
function MatchFacts({ match }: Pick<MatchHeaderProps, 'match'>) {
  const { i18n } = useLingui();
  return (
    <div className="mt-1 text-sm text-muted">
      {match.playerOfMatch.length > 0 && (
        <p className="font-medium text-text">
          {i18n.t('Player of the match: {names}', { names: match.playerOfMatch.join(', ') })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 tabular">
        <p>{whenText(i18n, match)}</p>
        <VenueLine venue={match.venue} />
      </div>
      {match.toss !== null && (
        <p>
          {i18n.t('Toss')}: {tossText(i18n, match.toss)}
        </p>
      )}
    </div>
  );
}

/** The venue, linked to its page if it has one. */
export function VenueLine({ venue }: Pick<MatchViewModel, 'venue'>) {
  const { i18n } = useLingui();
  const text = [venue.name, venue.city].filter(Boolean).join(', ');
  if (venue.key === null) return <p>{text || i18n.t('Venue to be announced')}</p>;
  return (
    <Link
      to={pathTo.venue(venue.key)}
      className="inline-flex min-h-11 items-center gap-2 text-sky underline underline-offset-2"
    >
      <MapPin aria-hidden="true" className="size-4 shrink-0" /> {text}
    </Link>
  );
}

/** A team with its score, before play with its form. During play that of the batting team is the largest text of the page. */
function TeamScore({ match, team, teams }: Pick<MatchHeaderProps, 'match' | 'teams'> & { team: TeamView }) {
  const page = teamNamed(teams, team.name);
  const innings = inningsOf(match, team);
  return (
    <div className="flex min-h-10 items-center gap-2 md:gap-3 @max-[14rem]:flex-wrap">
      <TeamBadge
        name={team.name}
        shortName={team.shortname}
        image={team.img}
        colour={team.color_primary}
        opponent={match.teamInfo.find((other) => other !== team)}
        size="small"
      />
      <span className="min-w-26 flex-1 text-sm font-semibold md:text-base">
        {page?.key ? (
          <Link
            to={pathTo.team(page.key)}
            className="-my-2.5 inline-block py-2.5 underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {team.name}
          </Link>
        ) : (
          team.name
        )}
      </span>
      {innings.length > 0 ? (
        <span
          style={{ color: coloursInMatch(team.name, match.teamInfo).ink }}
          className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2 whitespace-nowrap tabular"
        >
          <Score size={scoreSize(match, innings)} innings={innings} />
        </span>
      ) : (
        <NoScore match={match} />
      )}
      {match.phase === 'upcoming' && page?.form && (
        <span className="ml-auto max-[22.5rem]:hidden">
          <FormStrip form={page.form} />
        </span>
      )}
    </div>
  );
}

/** Returns the start of a match of the feed, or the day of a match of history. */
export function whenText(i18n: I18n, { start_at, day }: Pick<MatchViewModel, 'start_at' | 'day'>): string {
  return day === null ? startText(i18n, start_at) : dayText(i18n, day);
}
