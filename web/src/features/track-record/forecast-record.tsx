import type { Backtest, ForecastRecord } from '@gullylens/contract/http/forecast-record';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/badge.tsx';
import { dayText } from '../../ui/dates.ts';
import { Foldable } from '../../ui/foldable.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { ForecastFigures } from './forecast-figures.tsx';

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
  return (
    <section
      aria-labelledby="backtest"
      className="mt-10 rounded-card border border-dashed border-edge px-5 py-3"
    >
      <Foldable title={<BacktestTitle />}>
        <BacktestDetails backtest={backtest} />
      </Foldable>
    </section>
  );
}

function BacktestTitle() {
  const { i18n } = useLingui();
  return (
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id="backtest" className="text-xl font-bold">
        {i18n.t('Rehearsed on past matches')}
      </span>
      <Badge tone="premium">{i18n.t('Not the track record')}</Badge>
    </h2>
  );
}

function BacktestDetails({ backtest }: { backtest: Backtest }) {
  const { i18n } = useLingui();
  const { from, to, matches } = backtest;
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {i18n.t(
          'Nobody was given these forecasts. The stored history is gone through in the order of play, and each match is forecast from those before it.',
        )}{' '}
        {i18n.t('{count} matches.', { count: matches })}{' '}
        {from !== null && to !== null && `${dayText(i18n, from)} – ${dayText(i18n, to)}`}
      </p>
      <ForecastFigures {...backtest} />
      <HistoryCredit className="mt-4" />
    </>
  );
}
