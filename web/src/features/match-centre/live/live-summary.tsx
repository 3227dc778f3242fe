import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { matchStatusText } from '../../../ui/match/match-status-text.ts';
import { ballsOf, ballsPerOverOf } from '../../../ui/match/overs.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { useForecast } from '../data/match-centre-queries.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { type InningsState, inningsState } from '../score/chase.ts';
import { CreaseLines } from './crease-lines.tsx';
import { currentPartnership } from '../score/milestones.ts';
import { ScoreChip } from './score-chip.tsx';
import { type ScoreEvent, scoreEvents } from '../score/score-events.ts';
import { useProgress } from '../data/use-progress.ts';
import { WinChanceBar } from './win-chance-bar.tsx';

interface LiveSummaryProps {
  match: MatchViewModel;
  isPremium: boolean;
}

/** How a live match stands, under its score: what is needed, and the rates. */
export function LiveState({ match, isPremium }: LiveSummaryProps) {
  const { i18n } = useLingui();
  const progress = useProgress(match, { enabled: match.score.length > 0 }).data?.data;
  const events = lastEvents(progress, match);
  const forecast = useForecast(match, isPremium).data?.data;
  const state = inningsState(match);
  const text = state === null ? matchStatusText(i18n, match.status) : stateText(i18n, match, state);
  return (
    <div className="mt-3 space-y-2.5">
      {text !== null && <p className="text-lg leading-6 font-bold text-turf tabular">{text}</p>}
      {state?.chase && (
        <ChaseBar
          share={state.innings.r / state.chase.target}
          colour={coloursInMatch(state.innings.team, match.teamInfo).ink}
        />
      )}
      {state && <Rates state={state} events={events} projection={projectionOf(i18n, state, forecast)} />}
    </div>
  );
}

/** The last balls of a live match, the players at the crease and, for members, the win chances. */
export function LivePlay({ match, isPremium }: LiveSummaryProps) {
  const { data, isError } = useProgress(match, { enabled: match.score.length > 0 });
  const events = lastEvents(data?.data, match);
  const state = inningsState(match);
  if (state === null) return null;
  return (
    <div className="space-y-3 border-t border-line pt-3 lg:border-t-0 lg:pt-0">
      {!state.isBreak && <CreaseLines match={match} />}
      {!isError && <LastBalls events={events} ballsPerOver={ballsPerOverOf(match.matchType)} />}
      {isPremium && <WinChanceBar match={match} />}
    </div>
  );
}

/** Returns the changes of the score in the latest innings; none until they are loaded. */
function lastEvents(progress: MatchProgress | undefined, match: MatchViewModel): ScoreEvent[] {
  const points = progress?.innings[match.score.length - 1]?.points ?? [];
  return progress === undefined ? [] : scoreEvents(points, progress.ballsPerOver);
}

/**
 * What the batting team needs, or will need after the break; without a certain target the feed's status. Null while that
 * is the toss, which the feed repeats for the whole first innings.
 */
function stateText(
  i18n: I18n,
  match: Pick<MatchViewModel, 'status' | 'teamInfo'>,
  { chase, currentRate, innings, target }: InningsState,
): string | null {
  if (chase?.runs === 0) return i18n.t('{team} have reached the target', { team: innings.team });
  if (chase) {
    const { runs, balls } = chase;
    return i18n.t('Need {runs} off {balls, plural, one {# ball} other {# balls}}', { runs, balls });
  }
  if (target !== null) {
    const team = match.teamInfo.find(({ name }) => name !== innings.team)?.name ?? '';
    return i18n.t('{team} need {runs} to win', { team, runs: target });
  }
  return isToss(match.status) && currentRate !== null ? null : matchStatusText(i18n, match.status);
}

/** Returns one projection of a first innings: the forecast's for members, else the total at the current rate. */
function projectionOf(i18n: I18n, { innings, projected }: InningsState, forecast: Forecast | undefined) {
  if (projected === null) return null;
  const total = forecast?.totals.find(({ team }) => team === innings.team);
  if (total) return { name: i18n.t('Projected total'), value: String(Math.round(total.mean)) };
  return { name: i18n.t('At this rate'), value: String(projected) };
}

function isToss(status: string): boolean {
  return /\bopt(ed)? to (bat|bowl)$/i.test(status);
}

/** The share of the target that is scored, as a bar. Decorative: the line above has the numbers. */
function ChaseBar({ share, colour }: { share: number; colour: string }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-raised">
      <div
        className="h-full rounded-full"
        style={{ width: `${Math.min(1, share) * 100}%`, backgroundColor: colour }}
      />
    </div>
  );
}

interface RatesProps {
  state: InningsState;
  events: readonly ScoreEvent[];
  projection: { name: string; value: string } | null;
}

function Rates({ state, events, projection }: RatesProps) {
  const { i18n } = useLingui();
  const { currentRate, requiredRate, isBreak } = state;
  const partnership = isBreak ? null : currentPartnership(events);
  const facts = [
    { short: i18n.t('CRR'), name: i18n.t('Current run rate'), value: currentRate?.toFixed(2) ?? '–' },
    requiredRate !== null && {
      short: i18n.t('RRR'),
      name: i18n.t('Required run rate'),
      value: requiredRate.toFixed(2),
    },
    projection && { short: projection.name, ...projection },
    partnership && {
      short: i18n.t('Partnership'),
      name: i18n.t('Partnership'),
      value: i18n.t('{runs} ({balls})', { runs: String(partnership.runs), balls: partnership.balls }),
    },
  ].filter((fact) => fact !== null && fact !== false);
  return (
    <dl className="flex min-h-6 flex-wrap gap-x-4 gap-y-1 tabular">
      {facts.map(({ short, name, value }) => (
        <div key={name} className="flex items-baseline gap-1.5">
          <dt className="text-xs text-muted">
            <abbr title={name} className="no-underline">
              {short}
            </abbr>
          </dt>
          <dd className="min-w-[4ch] font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const LAST_BALLS = 12;

/**
 * The last changes of the score that together have at most twelve balls, the latest at the right, with a line between
 * overs. Those without room wrap to a line that is not shown, so that none is cut.
 */
function LastBalls({ events, ballsPerOver }: { events: readonly ScoreEvent[]; ballsPerOver: number }) {
  const { i18n } = useLingui();
  return (
    <ol
      aria-label={i18n.t('Last balls')}
      className="flex h-6 flex-row-reverse flex-wrap gap-1 overflow-hidden max-lg:justify-between lg:justify-end lg:gap-1.5"
    >
      {lastBalls(events).map((event, index) => (
        <Fragment key={`${event.overs} ${event.balls}`}>
          {index > 0 && endsOver(event, ballsPerOver) && (
            <li aria-hidden="true" className="h-6 w-px bg-edge" />
          )}
          <ScoreChip event={event} isSmall />
        </Fragment>
      ))}
    </ol>
  );
}

/** True when a change ends an over. A wide or no-ball after a whole over belongs to the next one. */
function endsOver({ overs, balls }: ScoreEvent, ballsPerOver: number): boolean {
  return balls > 0 && ballsOf(overs, ballsPerOver) % ballsPerOver === 0;
}

/** Returns at least one event, so that a gap of more balls is shown too. */
function lastBalls(events: readonly ScoreEvent[]): ScoreEvent[] {
  const shown: ScoreEvent[] = [];
  let balls = 0;
  for (const event of events.toReversed()) {
    if (shown.length > 0 && balls + event.balls > LAST_BALLS) break;
    shown.push(event);
    balls += event.balls;
  }
  return shown;
}
