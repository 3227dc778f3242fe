import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { isNotFound } from '../../platform/api/api-error.ts';
import { AreaPlot } from '../../ui/charts/area-plot.tsx';
import { ChartCard, ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { LockedPanel } from '../../ui/feedback/locked-panel.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import {
  chanceAgeText,
  forecastLimitation,
  roundPercentages,
  shownChances,
} from '../../ui/match/forecast-limitation.ts';
import { shortNameIn } from '../../ui/match/match-view.ts';
import { ballsPerOverOf, oversAsNumber, oversOfBalls, oversShown } from '../../ui/match/overs.ts';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { useForecast } from './data/match-centre-queries.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { axisOf, chartPoints, type WinChancePoint } from './score/win-chance-axis.ts';

interface ForecastCardProps extends Pick<MatchTabProps, 'match' | 'isPremium' | 'onUpgrade'> {
  /** A low chart without its values, beside other parts of a page. */
  isCompact?: boolean;
}

/** The forecast of a match for Premium members, if there is one; a blurred placeholder for everyone else. */
export function ForecastCard({ match, isPremium, onUpgrade, isCompact = false }: ForecastCardProps) {
  const { i18n } = useLingui();
  const query = useForecast(match, isPremium);
  if (isNotFound(query.error) && query.data === undefined) return null;
  return (
    <ChartCard
      title={i18n.t('Win probability')}
      aside={query.data && chanceAgeText(i18n, query.data.data, match)}
    >
      {isPremium ? (
        <QueryState query={query} skeletons={[isCompact ? 'h-36 w-full' : 'h-72 w-full']}>
          {({ data }) => <ForecastView forecast={data} match={match} isCompact={isCompact} />}
        </QueryState>
      ) : (
        <LockedPanel
          text={i18n.t('See which way the match leans, over by over, and where the totals are heading.')}
          onUpgrade={onUpgrade}
          placeholder={samplePlot}
        />
      )}
    </ChartCard>
  );
}

interface ForecastViewProps extends Pick<MatchTabProps, 'match'> {
  forecast: Forecast;
  isCompact: boolean;
}

/** The forecast of a match: its chances as a chart, or as a bar before play and while there are too few for a chart. */
function ForecastView({ forecast, match, isCompact }: ForecastViewProps) {
  const { i18n } = useLingui();
  const { teams, history, totals, target } = forecast;
  const chances = shownChances(forecast);
  const percentages = chances && roundPercentages(chances);
  const limitation = forecastLimitation(i18n, forecast);
  const inks = inksOf(forecast, match);
  return (
    <div className="space-y-4">
      {limitation !== null && <p className="text-sm text-muted">{limitation}</p>}
      {limitation === null && target?.isRevised && (
        <p className="text-sm text-muted">
          {i18n.t('For the revised target: {runs} runs in {overs} overs', {
            runs: target.runs,
            overs: oversShown(oversOfBalls(target.balls, ballsPerOverOf(match.matchType))),
          })}
        </p>
      )}
      {percentages && (match.phase === 'upcoming' || history.length < 2) && (
        <SplitBar
          unit="%"
          parts={[
            { label: teams[0], value: percentages.teamA, colour: inks[0] },
            { label: teams[1], value: percentages.teamB, colour: inks[1] },
          ]}
        />
      )}
      {isCompact && history.length > 1 && percentages && (
        <p className="flex justify-between gap-3 text-lg leading-6 font-bold tabular">
          {[percentages.teamA, percentages.teamB].map((chance, index) => (
            <span key={teams[index]} style={{ color: inks[index] }}>
              {shortNameIn(match, teams[index] ?? '')} <span className="font-extrabold">{chance}%</span>
            </span>
          ))}
        </p>
      )}
      {history.length > 1 && <WinProbabilityChart forecast={forecast} match={match} isCompact={isCompact} />}
      {totals.length > 0 && forecast.stage !== 'second innings' && (
        <section>
          <h3 className="text-sm font-bold">{i18n.t('Projected total')}</h3>
          <ul className="mt-2 space-y-3">
            {totals.map((total) => (
              <ProjectedTotal
                key={total.team}
                total={total}
                most={Math.max(...totals.map(({ p90 }) => p90)) * 1.1}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ProjectedTotalProps {
  total: Forecast['totals'][number];
  /** The end of the axis. */
  most: number;
}

function ProjectedTotal({ total: { team, mean, p10, p90 }, most }: ProjectedTotalProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{team}</span>
        <span className="tabular">
          <b>{Math.round(mean)}</b>,{' '}
          <span className="text-muted">
            {i18n.t('likely {low} to {high}', { low: Math.round(p10), high: Math.round(p90) })}
          </span>
        </span>
      </p>
      <IntervalBar low={p10} mark={mean} high={p90} to={most} />
    </li>
  );
}

/** Made-up win chances of the upper team, 0 to 1. */
const sampleShares = [0.5, 0.54, 0.47, 0.52, 0.6, 0.55, 0.58, 0.66, 0.61, 0.7, 0.66] as const;

/** A fixed placeholder under the blur, never the paid content. */
const samplePlot = (
  <AreaPlot
    name=""
    summary=""
    colours={['var(--turf)', 'var(--sky)']}
    across={[]}
    up={[]}
    readings={[]}
    points={sampleShares.map((share, index) => ({ across: index / 10, share }))}
  />
);

/** The match still to be played is named while it has at least the rest of the chart from here. */
const REST_FROM = 0.7;
/** The share of the axis that the name of an innings needs. */
const NAME_ROOM = 0.22;

/** The history of win chances: the first team's from above, the second's from below. */
function WinProbabilityChart({ forecast, match, isCompact }: ForecastViewProps) {
  const { i18n } = useLingui();
  const { teams, history } = forecast;
  const { axisPosition, positionOf, innings } = axisOf(history, match.matchType);
  const seen = firstOverOf(history, match.matchType);
  const lateStart = seen !== null && i18n.t('Followed from innings {number}, over {over} on.', seen);
  const last = history.at(-1);
  const shares = last && sharesOf(last);
  const end = last ? axisPosition(last) : 1;
  const hasRest = match.phase === 'live' && end <= REST_FROM;
  const plot = (
    <AreaPlot
      rest={hasRest ? { from: end, text: i18n.t('To come') } : undefined}
      isCompact={isCompact}
      name={i18n.t('Win probability')}
      summary={last ? readPoint(i18n, last, teams) : ''}
      hint={i18n.t('A dot is a wicket.')}
      across={innings
        .map((number, index) => ({
          position: Math.max(0, positionOf(index)),
          text: i18n.t('Innings {number}', { number }),
        }))
        // A first innings of a few overs has no room for its name.
        .filter(({ position }, index, names) => (names[index + 1]?.position ?? 1) - position > NAME_ROOM)}
      up={[{ position: 0.5, text: '50%' }]}
      readings={history.map((point) => ({
        position: axisPosition(point),
        text: readPoint(i18n, point, teams),
      }))}
      colours={inksOf(forecast, match)}
      ends={
        shares && !isCompact
          ? [
              { name: shortNameIn(match, teams[0]), value: `${shares.teamA}%` },
              { name: shortNameIn(match, teams[1]), value: `${shares.teamB}%` },
            ]
          : undefined
      }
      points={chartPoints(history, match)}
    />
  );
  if (isCompact) {
    return (
      <>
        {plot}
        {lateStart && <p className="mt-2 text-xs text-muted">{lateStart}</p>}
      </>
    );
  }
  return (
    <ChartFigure
      table={{
        caption: i18n.t('Win probability over the match'),
        head: [i18n.t('Stage'), i18n.t('Score'), `${teams[0]} (%)`, `${teams[1]} (%)`],
        rows: history.map((point) => {
          const { teamA, teamB } = sharesOf(point);
          return [stageText(i18n, point), `${point.runs}/${point.wickets}`, ...[teamA, teamB].map(String)];
        }),
      }}
    >
      {lateStart && <p className="mb-1 text-sm text-muted">{lateStart}</p>}
      {plot}
    </ChartFigure>
  );
}

function inksOf({ teams: [a, b] }: Forecast, { teamInfo }: MatchTabProps['match']): [string, string] {
  return [coloursInMatch(a, teamInfo).ink, coloursInMatch(b, teamInfo).ink];
}

/** Returns the innings and over, from 1, of the first chance during play; null for the first over of the match. */
function firstOverOf(history: readonly WinChancePoint[], format: string) {
  const first = history.find(({ innings }) => innings > 0);
  if (!first) return null;
  const over = Math.max(1, Math.ceil(oversAsNumber(first.overs, ballsPerOverOf(format))));
  return first.innings > 1 || over > 1 ? { number: first.innings, over } : null;
}

function stageText(i18n: I18n, { innings, overs }: WinChancePoint): string {
  if (innings === 0) return i18n.t('Before the first ball');
  return i18n.t('Innings {number}, {overs} ov', { number: innings, overs: oversShown(overs) });
}

function readPoint(i18n: I18n, point: WinChancePoint, [a, b]: Forecast['teams']): string {
  const { teamA, teamB } = sharesOf(point);
  return `${stageText(i18n, point)}, ${point.runs}/${point.wickets}: ${a} ${teamA}%, ${b} ${teamB}%`;
}

/** Rounded like the chances in the header of the page. */
function sharesOf({ teamA }: WinChancePoint) {
  return roundPercentages({ teamA, teamB: 100 - teamA });
}
