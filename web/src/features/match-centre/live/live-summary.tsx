import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { matchStatusText } from '../../../ui/match/match-status-text.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
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

/**
 * The state of play under the score of a live match: chase, rates, last balls, players at the crease and, for members,
 * win chances. Every line has its height from the start, so that nothing moves.
 */
export function LiveSummary({ match, isPremium }: LiveSummaryProps) {
  const { i18n } = useLingui();
  const progress = useProgress(match, { enabled: match.score.length > 0 }).data?.data;
  const state = inningsState(match);
  if (state === null)
    return <p className="mt-4 font-semibold text-turf">{matchStatusText(i18n, match.status)}</p>;
  const events = eventsOf(progress, match.score.length - 1);
  return (
    <div className="mt-2 grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-2">
      <div className="space-y-2">
        <p className="min-h-5 text-sm font-semibold text-turf tabular md:text-base">
          {stateText(i18n, match, state)}
        </p>
        {state.chase && (
          <ChaseBar
            share={state.innings.r / state.chase.target}
            colour={coloursInMatch(state.innings.team, match.teamInfo).ink}
          />
        )}
        <Rates state={state} events={events} />
        <LastBalls events={events} />
      </div>
      <div className="space-y-2">
        {!state.isBreak && <CreaseLines match={match} />}
        {isPremium && <WinChanceBar match={match} />}
      </div>
    </div>
  );
}

function eventsOf(progress: MatchProgress | undefined, inningsIndex: number): ScoreEvent[] {
  if (progress === undefined) return [];
  return scoreEvents(progress.innings[inningsIndex]?.points ?? [], progress.ballsPerOver);
}

/** What the batting team needs, or will need after the break; without a certain target the feed's status. */
function stateText(
  i18n: I18n,
  match: Pick<MatchViewModel, 'status' | 'teamInfo'>,
  { chase, innings, target }: InningsState,
): string {
  if (chase?.runs === 0) return i18n.t('{team} have reached the target', { team: innings.team });
  if (chase) {
    const { runs, balls } = chase;
    return i18n.t('{team} need {runs} runs in {balls} balls', { team: innings.team, runs, balls });
  }
  if (target !== null) {
    const team = match.teamInfo.find(({ name }) => name !== innings.team)?.name ?? '';
    return i18n.t('Innings break: {team} need {runs} to win', { team, runs: target });
  }
  // The feed repeats the toss for the whole first innings.
  return isToss(match.status) && innings.o !== '0.0'
    ? i18n.t('{team} are batting first', { team: innings.team })
    : matchStatusText(i18n, match.status);
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

function Rates({ state, events }: { state: InningsState; events: readonly ScoreEvent[] }) {
  const { i18n } = useLingui();
  const { currentRate, projected, chase } = state;
  const partnership = currentPartnership(events);
  const facts = [
    { short: i18n.t('CRR'), name: i18n.t('Current run rate'), value: currentRate?.toFixed(2) ?? '–' },
    chase && {
      short: i18n.t('RRR'),
      name: i18n.t('Required run rate'),
      value: chase.requiredRate?.toFixed(2) ?? '–',
    },
    projected !== null && {
      short: i18n.t('At this rate'),
      name: i18n.t('Total at this rate'),
      value: String(projected),
    },
    partnership && {
      short: i18n.t('Partnership'),
      name: i18n.t('Partnership'),
      value: i18n.t('{runs} ({balls})', { runs: String(partnership.runs), balls: partnership.balls }),
    },
  ].filter((fact) => fact !== null && fact !== false);
  return (
    <dl className="flex min-h-5 flex-wrap gap-x-5 gap-y-1 text-sm tabular">
      {facts.map(({ short, name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">
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
 * The last changes of the score that together have at most twelve balls, the latest first and at the right edge. Those
 * without room wrap to a line that is not shown, so that none is cut.
 */
function LastBalls({ events }: { events: readonly ScoreEvent[] }) {
  const { i18n } = useLingui();
  return (
    <div className="flex h-6 items-center gap-2">
      <span className="shrink-0 text-xs text-muted">{i18n.t('Last balls')}</span>
      <ol
        aria-label={i18n.t('Last balls')}
        className="flex h-6 min-w-0 flex-1 flex-row-reverse flex-wrap gap-1 overflow-hidden"
      >
        {lastBalls(events).map((event) => (
          <ScoreChip key={`${event.overs} ${event.balls}`} event={event} isSmall />
        ))}
      </ol>
    </div>
  );
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
