import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import { memo } from 'react';
import { TickingText } from '../behaviour/ticking-text.tsx';
import { StretchedButton, StretchedLink } from '../controls/stretched-button.tsx';
import { TeamBadge } from '../layout/team-badge.tsx';
import { classNames } from '../text/class-names.ts';
import { startLines, startText } from '../text/dates.ts';
import { FittingText } from '../text/fitting-text.tsx';
import { useIsFollowed } from './follow-button.tsx';
import { matchNumberText, matchStatusText, splitMatchName } from './match-status-text.ts';
import { inningsOf, type MatchView, rateOf, scoreText, type TeamView } from './match-view.ts';
import { NoScore } from './no-score.tsx';
import { oversShown } from './overs.ts';
import { type CardAge, isOutOfDate, PhaseBadge } from './phase-badge.tsx';

interface MatchRowProps extends Partial<CardAge> {
  match: MatchView;
  /** Makes the whole row a button; receives the match's key. Pass a stable function. */
  onOpen?: (key: string) => void;
  /** Makes the whole row a link. */
  to?: string;
  /** Omits the tournament, which the heading above the row names. */
  isGrouped?: boolean;
}

/**
 * A match in 96 px: state and title, both teams with their scores, then how it stands. Before play, the start has the
 * place of the scores. With very large text its lines wrap. Renders again only for a newer match.
 */
export const MatchRow = memo(function MatchRow({ match, onOpen, to, isGrouped, ...age }: MatchRowProps) {
  const { phase } = match;
  const isCurrent = phase === 'live' && !isOutOfDate(age);
  return (
    <article
      className={classNames(
        '@container relative flex min-h-24 w-full flex-col rounded-card border bg-surface px-3 py-1.5',
        isCurrent ? 'border-live/40' : 'border-line',
        (onOpen ?? to) && 'transition-colors hover:border-edge hover:bg-raised',
      )}
    >
      <div className="flex flex-1 flex-col justify-between gap-y-0.5">
        <FirstLine match={match} onOpen={onOpen} to={to} isGrouped={isGrouped} {...age} />
        <div className="flex items-center gap-2 @max-[14rem]:flex-col @max-[14rem]:items-stretch">
          <div className="flex min-w-0 flex-1 flex-col gap-y-0.5">
            {match.teamInfo.map((team, at) => (
              <TeamLine key={`${team.name}-${at === 0 ? 'a' : 'b'}`} match={match} team={team} />
            ))}
          </div>
          {phase === 'upcoming' && <StartLines startAt={match.start_at} />}
        </div>
        <LastLine match={match} />
      </div>
    </article>
  );
});

const lineClasses =
  'flex min-h-4 gap-x-2 text-xs leading-4 whitespace-nowrap @max-[14rem]:flex-wrap @max-[14rem]:whitespace-normal';

function FirstLine({ match, onOpen, to, isGrouped, ...age }: MatchRowProps) {
  const { i18n } = useLingui();
  const { phase } = match;
  const isFollowed = useIsFollowed(match.key);
  return (
    <div className={lineClasses}>
      <PhaseBadge isPlain phase={phase} {...age} />
      {isFollowed && (
        <Star
          role="img"
          aria-label={i18n.t('Followed')}
          className="size-3.5 shrink-0 self-center fill-current text-floodlight"
        />
      )}
      <span className="font-semibold text-muted uppercase">{match.matchType}</span>
      <Title match={match} onOpen={onOpen} to={to} isGrouped={isGrouped} />
      {phase === 'completed' && <Start startAt={match.start_at} shortLine={0} />}
      {phase === 'live' && (
        <p
          className={classNames(
            'shrink-0 font-bold @max-[18rem]:sr-only',
            isOutOfDate(age) ? 'text-muted' : 'text-live',
          )}
        >
          {i18n.t('LIVE MATCH IN PROGRESS')}
        </p>
      )}
    </div>
  );
}

/** The teams stand below, so that only screen readers need them in the name. */
function Title({ match: { key, name, tournament }, onOpen, to, isGrouped = false }: MatchRowProps) {
  const { i18n } = useLingui();
  const { teams, number } = splitMatchName(name);
  const rest = matchNumberText(i18n, number);
  const series = tournament?.name ?? i18n.t('Tournament to be announced');
  const shown = isGrouped || rest.includes(series) ? rest : [rest, series].filter(Boolean).join(' · ');
  const text = (
    <>
      <span className="sr-only">{`${teams}${shown && ', '}`}</span>
      {shown && <FittingText text={shown} short={rest || shown} />}
    </>
  );
  return (
    <h3 className="min-w-0 flex-auto font-medium text-muted">
      {to !== undefined ? (
        <StretchedLink oneLine to={to}>
          {text}
        </StretchedLink>
      ) : onOpen === undefined ? (
        text
      ) : (
        <StretchedButton oneLine onClick={() => onOpen(key)}>
          {text}
        </StretchedButton>
      )}
    </h3>
  );
}

/** The start on one line, or only its day (0) or its time in India (-1) where that is too long. */
function Start({
  startAt,
  shortLine,
  className,
}: {
  startAt: number | null;
  shortLine: 0 | -1;
  className?: string;
}) {
  const { i18n } = useLingui();
  return (
    <FittingText
      text={startText(i18n, startAt)}
      short={startLines(i18n, startAt).at(shortLine) ?? ''}
      className={classNames('min-w-[11ch] flex-[0_999_auto] text-right text-muted tabular', className)}
    />
  );
}

/** The start of a match, its day and its times below one another. */
export function StartLines({ startAt }: { startAt: number | null }) {
  const { i18n } = useLingui();
  return (
    <p className="text-right text-xs leading-4 font-medium whitespace-nowrap tabular @max-[14rem]:text-left">
      {startLines(i18n, startAt).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}

/** The minimum widths keep the layout from shifting when a score gets another digit. */
function TeamLine({ match, team }: { match: MatchView; team: TeamView }) {
  const innings = inningsOf(match, team);
  const last = innings.at(-1);
  const earlier = innings.slice(0, -1).map(scoreText).join(' & ');
  return (
    <div className="flex h-5 items-center gap-1.5 whitespace-nowrap @max-[14rem]:h-auto @max-[14rem]:flex-wrap">
      <span className="flex max-[22.5rem]:hidden">
        <TeamBadge
          name={team.name}
          shortName={team.shortname}
          image={team.img}
          colour={team.color_primary}
          opponent={match.teamInfo.find((other) => other !== team)}
          size="tiny"
        />
      </span>
      <FittingText
        text={team.name}
        short={team.shortname}
        className="min-w-8 flex-1 text-sm font-semibold @max-[14rem]:flex-auto"
      />
      {last ? (
        <>
          {earlier && <span className="text-xs text-muted tabular">{earlier} &amp;</span>}
          <TickingText text={scoreText(last)} className="min-w-[4.5ch] text-right font-extrabold tabular" />
          <TickingText
            text={`(${oversShown(last.o)})`}
            className="min-w-[5ch] text-right text-xs text-muted tabular"
          />
        </>
      ) : (
        <NoScore match={match} />
      )}
    </div>
  );
}

/** A live match says how it stands, its run rate and when it started, a finished one how it ended, a coming one where it will be. */
function LastLine({ match }: { match: MatchView }) {
  const { i18n } = useLingui();
  const { phase, status, venue, teamInfo, start_at: startAt } = match;
  const place = [venue.name, venue.city].filter(Boolean).join(', ') || i18n.t('Venue to be announced');
  const state = matchStatusText(i18n, status);
  return (
    <p className={classNames(lineClasses, phase === 'completed' ? 'font-medium' : 'text-muted')}>
      <FittingText
        text={phase === 'upcoming' ? place : state}
        short={phase === 'upcoming' ? venue.name : withShortNames(state, teamInfo)}
        className={classNames('min-w-0', phase !== 'live' && 'flex-auto')}
      />
      {phase === 'live' && (
        <>
          <Rate match={match} />
          <Start startAt={startAt} shortLine={-1} className="ml-auto @max-[18rem]:sr-only" />
        </>
      )}
    </p>
  );
}

/** The required run rate of a chase, or the current one. */
function Rate({ match }: { match: MatchView }) {
  const { i18n } = useLingui();
  const rate = rateOf(match);
  if (rate === null) return null;
  return (
    <span className="shrink-0 font-semibold text-text tabular">
      {i18n.t(rate.isRequired ? 'RRR' : 'CRR')} {rate.perOver.toFixed(1)}
    </span>
  );
}

function withShortNames(text: string, teams: MatchView['teamInfo']): string {
  return teams.reduce((short, { name, shortname }) => short.replaceAll(name, shortname || name), text);
}
