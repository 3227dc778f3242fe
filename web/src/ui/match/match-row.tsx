import { useLingui } from '@lingui/react';
import { memo, type ReactNode } from 'react';
import { TickingText } from '../behaviour/ticking-text.tsx';
import { StretchedButton, StretchedLink } from '../controls/stretched-button.tsx';
import { TeamBadge } from '../layout/team-badge.tsx';
import { classNames } from '../text/class-names.ts';
import { startLines, startText } from '../text/dates.ts';
import { FittingText } from '../text/fitting-text.tsx';
import { FollowStar } from './follow-star.tsx';
import { matchNumberText, matchStatusText, splitMatchName } from './match-status-text.ts';
import {
  inningsOf,
  leaderOf,
  type MatchView,
  needOf,
  rateOf,
  scoreText,
  type TeamView,
} from './match-view.ts';
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
  /** With a larger score, as the first of a list of live matches. */
  isLead?: boolean;
}

/**
 * A match in at most 96 px: competition and state, both teams with their scores, then the one thing to know. The team
 * that bats, or that won, is bold and the other muted. With very large text its lines wrap. Renders again only for a
 * newer match.
 */
export const MatchRow = memo(function MatchRow({
  match,
  onOpen,
  to,
  isGrouped,
  isLead,
  ...age
}: MatchRowProps) {
  const leader = leaderOf(match);
  return (
    <article
      className={classNames(
        '@container relative flex min-h-23 flex-col justify-between rounded-card border border-line bg-surface px-3 py-1.5',
        (onOpen ?? to) && 'transition-colors hover:bg-raised',
        match.phase === 'live' && isOutOfDate(age) && 'text-muted *:not-first:grayscale',
      )}
    >
      <FirstLine match={match} onOpen={onOpen} to={to} isGrouped={isGrouped} {...age} />
      <div className="flex items-center gap-2 @max-[14rem]:flex-col @max-[14rem]:items-stretch">
        <div className="min-w-0 flex-1 space-y-0.5">
          {match.teamInfo.map((team, at) => (
            <TeamLine
              key={`${team.name}-${at === 0 ? 'a' : 'b'}`}
              match={match}
              team={team}
              isMuted={leader !== undefined && leader !== team}
              isLead={isLead}
            />
          ))}
        </div>
        {match.phase === 'upcoming' && <StartLines startAt={match.start_at} />}
      </div>
      <LastLine match={match} />
    </article>
  );
});

const lineClasses =
  'flex min-h-4 gap-x-2 text-xs leading-4 whitespace-nowrap @max-[14rem]:flex-wrap @max-[14rem]:whitespace-normal';

function FirstLine({ match, onOpen, to, isGrouped, ...age }: MatchRowProps) {
  const { i18n } = useLingui();
  const { phase } = match;
  const isInProgress = phase === 'live' && !isOutOfDate(age);
  return (
    <div className={lineClasses}>
      <Title match={match} onOpen={onOpen} to={to} isGrouped={isGrouped} />
      <p className="shrink-0">
        <span aria-hidden={isInProgress}>
          <PhaseBadge isPlain phase={phase} {...age} />
        </span>
        {phase === 'live' && <span className="sr-only">{i18n.t('LIVE MATCH IN PROGRESS')}</span>}
      </p>
      {(onOpen ?? to) !== undefined && phase !== 'completed' && (
        <FollowStar matchKey={match.key} teams={splitMatchName(match.name).teams} />
      )}
    </div>
  );
}

/** The teams stand below, so that only screen readers need them in the name. */
function Title({
  match: { key, name, matchType, tournament },
  onOpen,
  to,
  isGrouped = false,
}: MatchRowProps) {
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
    <>
      <span className="text-muted uppercase">{matchType}</span>
      <h3 className="min-w-0 flex-auto text-muted">
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
    </>
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

/** The letters of a team in its own colour: the same in every row, as another row may have no picture of the team. */
export function TeamDisc({ team: { name, shortname, color_primary: colour } }: { team: TeamView }) {
  return <TeamBadge name={name} shortName={shortname} colour={colour} size="tiny" />;
}

interface TeamLineProps {
  match: MatchView;
  team: TeamView;
  /** The other team bats or has won. */
  isMuted: boolean;
  isLead: boolean | undefined;
}

/** The minimum widths keep the layout from shifting when a score gets another digit. */
function TeamLine({ match, team, isMuted, isLead }: TeamLineProps) {
  const innings = inningsOf(match, team);
  const last = innings.at(-1);
  const earlier = innings.slice(0, -1).map(scoreText).join(' & ');
  return (
    <div className="flex min-h-5 items-center gap-1.5 whitespace-nowrap @max-[14rem]:flex-wrap">
      <span className="flex max-[22.5rem]:hidden">
        <TeamDisc team={team} />
      </span>
      <FittingText
        text={team.name}
        short={team.shortname}
        className={classNames(
          'min-w-8 flex-1 text-sm @max-[14rem]:flex-auto',
          isMuted ? 'font-medium text-muted' : 'font-semibold',
        )}
      />
      {last ? (
        <>
          {earlier && <span className="text-xs text-muted tabular">{earlier} &amp;</span>}
          <TickingText
            text={scoreText(last)}
            className={classNames(
              'min-w-[4.5ch] text-right leading-5! tabular',
              isMuted
                ? 'font-semibold text-muted'
                : `font-extrabold ${isLead ? 'py-0.5 text-xl' : 'text-lg'}`,
            )}
          />
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

/**
 * A live match says what is needed, or else how it stands, with the run rate; a finished one how it ended and on which day; a
 * coming one where it will be.
 */
function LastLine({ match }: Pick<MatchRowProps, 'match'>) {
  const { i18n } = useLingui();
  const { phase, status, venue, teamInfo, start_at: startAt } = match;
  if (phase === 'upcoming') {
    const place = [venue.name, venue.city].filter(Boolean).join(', ') || i18n.t('Venue to be announced');
    return <StateLine text={place} short={venue.name} look="text-muted" />;
  }
  const need = phase === 'live' ? needOf(match) : null;
  const text = need
    ? i18n.t('Need {runs} off {balls, plural, one {# ball} other {# balls}}', { ...need })
    : matchStatusText(i18n, status);
  const look = need ? 'font-semibold text-turf' : phase === 'live' ? 'text-muted' : 'font-medium';
  return (
    <StateLine text={text} short={withShortNames(text, teamInfo)} look={look}>
      {phase === 'live' && <Rate match={match} />}
      {startAt !== null && <span className="sr-only">{startText(i18n, startAt)}</span>}
      {phase === 'completed' && startAt !== null && (
        <span aria-hidden="true" className="shrink-0 text-muted tabular">
          {startLines(i18n, startAt)[0]}
        </span>
      )}
    </StateLine>
  );
}

interface StateLineProps {
  text: string;
  short: string;
  /** Its weight and colour, as classes. */
  look: string;
  children?: ReactNode;
}

function StateLine({ text, short, look, children }: StateLineProps) {
  return (
    <p className={classNames(lineClasses, look)}>
      <FittingText text={text} short={short} className="min-w-0 flex-auto" />
      {children}
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
