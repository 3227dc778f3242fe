import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { ChartCard, ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { pointsText } from '../../ui/text/figure-text.ts';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { LockedPanel } from '../../ui/feedback/locked-panel.tsx';
import { forecastLimitation, shownChances, roundPercentages } from '../../ui/match/forecast-limitation.ts';
import { oversBowled, oversShown } from '../../ui/match/overs.ts';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { AreaPlot } from '../../ui/charts/area-plot.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { PlayerLink } from './innings-card.tsx';
import { oversOnAxis } from './innings-progress.ts';
import type { MatchTabProps } from './match-tabs.tsx';

type ForecastCardProps = Pick<MatchTabProps, 'head' | 'isPremium' | 'onUpgrade'>;

/** The win chances for premium members; a blurred placeholder for everyone else. */
export function ForecastCard({ head, isPremium, onUpgrade }: ForecastCardProps) {
  const { i18n } = useLingui();
  return (
    <ChartCard
      title={i18n.t('Win probability')}
      note={i18n.t('From ball-by-ball history and the score as it moves.')}
    >
      {isPremium ? (
        <MemberForecast head={head} />
      ) : (
        <LockedPanel
          text={i18n.t('See which way the match leans, over by over, and where the totals are heading.')}
          onUpgrade={onUpgrade}
          placeholder={<ForecastView forecast={sampleForecast} head={{ matchType: '', phase: 'live' }} />}
        />
      )}
    </ChartCard>
  );
}

function MemberForecast({ head }: Pick<MatchTabProps, 'head'>) {
  const { i18n } = useLingui();
  const query = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: head.key } }),
    refetchInterval: refreshWhileLive(head.phase),
  });
  return (
    <QueryState
      query={query}
      skeletons={['h-72 w-full']}
      missing={<EmptyState title={i18n.t('There is no forecast of this match.')} className="min-h-72" />}
    >
      {({ data }) => <ForecastView forecast={data} head={head} />}
    </QueryState>
  );
}

interface ForecastViewProps {
  forecast: Forecast;
  head: Pick<MatchTabProps['head'], 'matchType' | 'phase'>;
}

/** After the match its points are actual, not projected. */
function ForecastView({ forecast, head }: ForecastViewProps) {
  const { i18n } = useLingui();
  const { teams, history, totals, players } = forecast;
  const given = shownChances(forecast);
  const now = given && roundPercentages(given);
  const limitation = forecastLimitation(i18n, forecast);
  const most = Math.max(...totals.map(({ p90 }) => p90)) * 1.1;
  return (
    <div className="space-y-5">
      {limitation !== null && <p className="text-sm text-muted">{limitation}</p>}
      {now && (
        <SplitBar
          parts={[
            { label: `${teams[0]} (%)`, value: now.teamA, tone: 'turf' },
            { label: `${teams[1]} (%)`, value: now.teamB, tone: 'sky' },
          ]}
        />
      )}
      {history.length > 1 && <WinProbabilityChart forecast={forecast} format={head.matchType} />}
      {totals.length > 0 && (
        <section>
          <h3 className="text-sm font-bold">{i18n.t('Projected total')}</h3>
          <ul className="mt-2 space-y-3">
            {totals.map(({ team, mean, p10, p90 }) => (
              <li key={team}>
                <p className="flex justify-between gap-3 text-sm">
                  <span className="font-medium">{team}</span>
                  <span className="tabular">
                    <b>{Math.round(mean)}</b> ·{' '}
                    <span className="text-muted">
                      {i18n.t('{low} to {high} in 8 of 10', { low: Math.round(p10), high: Math.round(p90) })}
                    </span>
                  </span>
                </p>
                <IntervalBar low={p10} mark={mean} high={p90} to={most} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {head.phase !== 'completed' && players.length > 0 && (
        <section>
          <h3 className="text-sm font-bold">{i18n.t('Live projected points')}</h3>
          <PointsNote of="live" className="mb-2" />
          <StatTable
            caption={i18n.t('Live projected points')}
            first={i18n.t('Player')}
            columns={[
              { short: i18n.t('Now'), name: i18n.t('Points so far') },
              { short: i18n.t('Proj.'), name: i18n.t('Projected points') },
              { short: 'P10–P90', name: i18n.t('8 of 10 end between') },
            ]}
            rows={players.slice(0, SHOWN).map(({ key, name, team, points, projected }) => ({
              key,
              head: <PlayerLink player={{ key, name }} />,
              note: team,
              strong: 1,
              cells: [
                pointsText(points),
                String(Math.round(projected.mean)),
                `${Math.round(projected.p10)}–${Math.round(projected.p90)}`,
              ],
            }))}
          />
        </section>
      )}
    </div>
  );
}

const SHOWN = 8;

const shares = [50, 54, 47, 52, 60, 55, 49, 58, 66, 61, 70, 66] as const;

/** The fixed placeholder under the blur; the paid content is not in the page. */
const sampleForecast: Forecast = {
  matchKey: '',
  teams: ['AAA', 'BBB'],
  stage: 'second innings',
  win: { teamA: 50, teamB: 50 },
  before: null,
  limitation: null,
  totals: [],
  players: [],
  history: shares.map((teamA, at) => ({
    innings: at < shares.length / 2 ? 1 : 2,
    overs: String(at % (shares.length / 2)),
    runs: 0,
    wickets: 0,
    teamA,
    at: '',
  })),
  basis: { confidence: 'none', missing: [], matchesLearnt: 0, learntUntil: null },
  matchVersion: 0,
  madeAt: '',
};

type WinChancePoint = Forecast['history'][number];

interface WinRibbonProps {
  forecast: Forecast;
  format: string;
}

/** The history of win chances: the first team's from below, the second's from above. */
export function WinProbabilityChart({ forecast: { teams, history }, format }: WinRibbonProps) {
  const { i18n } = useLingui();
  const { place, innings } = axisOf(history, format);
  const last = history.at(-1);
  return (
    <ChartFigure
      legend={i18n.t('{below} from below, {above} from above; the line is where they meet.', {
        below: teams[0],
        above: teams[1],
      })}
      table={{
        caption: i18n.t('Win probability over the match'),
        head: [i18n.t('Stage'), i18n.t('Score'), `${teams[0]} (%)`, `${teams[1]} (%)`],
        rows: history.map((point) => [
          stageText(i18n, point),
          `${point.runs}/${point.wickets}`,
          String(Math.round(point.teamA)),
          String(100 - Math.round(point.teamA)),
        ]),
      }}
    >
      <AreaPlot
        name={i18n.t('Win probability')}
        summary={last ? readPoint(i18n, last, teams) : ''}
        across={Array.from({ length: innings }, (_, at) => ({
          at: at / innings,
          text: i18n.t('Innings {number}', { number: at + 1 }),
        }))}
        up={[0, 0.5, 1].map((at) => ({ at, text: `${at * 100}%` }))}
        readings={history.map((point) => ({ at: place(point), text: readPoint(i18n, point, teams) }))}
        points={history.map((point) => ({ across: place(point), share: point.teamA / 100 }))}
      />
    </ChartFigure>
  );
}

/** All innings are as wide as a full one, or as the longest so far. */
function axisOf(history: readonly WinChancePoint[], format: string) {
  const innings = Math.max(2, ...history.map((point) => point.innings));
  const overs = oversOnAxis(
    format,
    history.map((point) => oversBowled(point.overs)),
  );
  const place = (point: WinChancePoint) =>
    (Math.max(0, point.innings - 1) + oversBowled(point.overs) / overs) / innings;
  return { place, innings };
}

function stageText(i18n: I18n, { innings, overs }: WinChancePoint): string {
  if (innings === 0) return i18n.t('Before the first ball');
  return i18n.t('Innings {number}, {overs} ov', { number: innings, overs: oversShown(overs) });
}

function readPoint(i18n: I18n, point: WinChancePoint, [a, b]: Forecast['teams']): string {
  const share = Math.round(point.teamA);
  return `${stageText(i18n, point)}, ${point.runs}/${point.wickets}: ${a} ${share}%, ${b} ${100 - share}%`;
}
