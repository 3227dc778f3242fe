import type {
  Backtest,
  ChanceRecord,
  ForecastRecord,
  MissRecord,
} from '@gullylens/contract/http/forecast-record';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/badge.tsx';
import { Foldable } from '../../ui/foldable.tsx';
import { dayText } from '../../ui/dates.ts';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { baselineName, ChanceTile } from './chance-tile.tsx';

/** How the forecasts of sealed analyses came out. */
export function GradedForecasts({ forecasts }: { forecasts: ForecastRecord }) {
  const { i18n } = useLingui();
  const none = forecasts.win === null && forecasts.total === null && forecasts.points === null;
  if (none) return null;
  return (
    <section aria-labelledby="graded-forecasts" className="mt-10">
      <Foldable
        title={
          <h2 id="graded-forecasts" className="text-xl font-bold">
            {i18n.t('How close our forecasts came')}
          </h2>
        }
      >
        <ForecastFigures {...forecasts} />
      </Foldable>
    </section>
  );
}

/** The same figures for matches of the past. Nobody was given these forecasts, so they stand apart and say so. */
export function BacktestFigures({ backtest }: { backtest: Backtest }) {
  const { i18n } = useLingui();
  const { from, to, matches } = backtest;
  const title = (
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id="backtest" className="text-xl font-bold">
        {i18n.t('Rehearsed on past matches')}
      </span>
      <Badge tone="premium">{i18n.t('Not the track record')}</Badge>
    </h2>
  );
  return (
    <section
      aria-labelledby="backtest"
      className="mt-10 rounded-card border border-dashed border-edge px-5 py-3"
    >
      <Foldable title={title}>
        <p className="mt-1 text-sm text-muted">
          {i18n.t(
            'Nobody was given these forecasts. The stored history is gone through in the order of play, and each match is forecast from those before it.',
          )}{' '}
          {i18n.t('{count} matches.', { count: matches })}{' '}
          {from !== null && to !== null && `${dayText(i18n, from)} – ${dayText(i18n, to)}`}
        </p>
        <ForecastFigures {...backtest} />
        <HistoryCredit className="mt-4" />
      </Foldable>
    </section>
  );
}

interface ForecastFiguresProps {
  win: ChanceRecord | null;
  inPlay?: ChanceRecord | null;
  total: MissRecord | null;
  totalHalfway?: MissRecord | null;
  points: MissRecord | null;
}

/** How forecasts fared, a tile for each kind; kinds of which there is none yet are left out. */
function ForecastFigures({ win, inPlay, total, totalHalfway, points }: ForecastFiguresProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      {win && <ChanceTile title={i18n.t('Winner, before the first ball')} record={win} />}
      {inPlay && <ChanceTile title={i18n.t('Winner, at the end of each over')} record={inPlay} />}
      {total && (
        <MissTile title={i18n.t('First-innings total, before the first ball')} unit="runs" record={total} />
      )}
      {totalHalfway && (
        <MissTile title={i18n.t('First-innings total, halfway through')} unit="runs" record={totalHalfway} />
      )}
      {points && <MissTile title={i18n.t('Fantasy points of a player')} unit="points" record={points} />}
    </div>
  );
}

/** What share should come to lie within P10 to P90. */
const SHOULD_BE_WITHIN = 80;

interface MissTileProps {
  title: string;
  unit: 'runs' | 'points';
  record: MissRecord;
}

/** How far numbers were off, beside a plainer forecast, and whether the ranges were honest. */
function MissTile({ title, unit, record: { baseline, miss, of, within } }: MissTileProps) {
  const { i18n } = useLingui();
  const amount = (value: number) =>
    unit === 'runs'
      ? i18n.t('{runs} runs', { runs: value.toFixed(1) })
      : i18n.t('{points} points', { points: value.toFixed(1) });
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 text-2xl font-extrabold tabular">{amount(miss)}</p>
      <p className="text-xs text-muted tabular">
        {i18n.t('off on average, over {of, plural, one {# forecast} other {# forecasts}}', { of })}
      </p>
      {baseline && (
        <p className="text-xs text-muted tabular">
          {i18n.t('{name}: {miss}', { name: baselineName(i18n, baseline.name), miss: amount(baseline.miss) })}
        </p>
      )}
      <p className="mt-3 text-sm tabular">
        {i18n.t('{within}% came within the range that was given; {target}% should.', {
          within: within.toFixed(0),
          target: SHOULD_BE_WITHIN,
        })}
      </p>
    </article>
  );
}
