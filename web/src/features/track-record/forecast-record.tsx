import type {
  Backtest,
  CalibrationRecord,
  ForecastRecord,
  ErrorRecord,
} from '@gullylens/contract/http/insights/forecast-record';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/layout/badge.tsx';
import { CalibrationPlot } from '../../ui/charts/calibration-plot.tsx';
import type { ChartTable } from '../../ui/charts/chart-figure.tsx';
import { dayText } from '../../ui/text/full-dates.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { RATES_FROM } from '../../platform/api/captain-record.ts';

/** The accuracy of the forecasts in sealed analyses. Renders nothing before the first is graded. */
export function GradedForecasts({ forecasts }: { forecasts: ForecastRecord }) {
  const { i18n } = useLingui();
  if (forecasts.win === null && forecasts.total === null && forecasts.points === null) return null;
  return (
    <Section title={i18n.t('How close our forecasts came')} className="mt-10">
      <ForecastFigures {...forecasts} />
    </Section>
  );
}

/** The accuracy of the forecasts in a back-test on past matches. They were never published, so the section says so. */
export function BacktestFigures({ backtest }: { backtest: Backtest }) {
  const { i18n } = useLingui();
  const { from, to, matches } = backtest;
  const title = (
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id="backtest" className="text-xl font-bold">
        {i18n.t('Tested on past matches')}
      </span>
      <Badge tone="premium">{i18n.t('Not the track record')}</Badge>
    </h2>
  );
  return (
    <section
      aria-labelledby="backtest"
      className="mt-10 rounded-card border border-dashed border-edge px-5 py-3"
    >
      <Disclosure title={title}>
        <p className="mt-1 text-sm text-muted">
          {i18n.t(
            'Back-test, never published. The stored history is read in the order of play, and each match is forecast from those before it.',
          )}{' '}
          {i18n.t('{count} matches.', { count: matches })}{' '}
          {from !== null && to !== null && `${dayText(i18n, from)} – ${dayText(i18n, to)}`}
        </p>
        <ForecastFigures {...backtest} />
        <HistoryCredit className="mt-4" />
      </Disclosure>
    </section>
  );
}

const columnClasses = 'space-y-4 empty:hidden';

type ForecastFiguresProps = ForecastRecord & Partial<Pick<Backtest, 'inPlay' | 'totalHalfway'>>;

/** The accuracy of forecasts, a tile for each kind; empty kinds are omitted. */
function ForecastFigures({ win, inPlay, total, totalHalfway, points }: ForecastFiguresProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <div className={columnClasses}>
        {win && <CalibrationTile title={i18n.t('Winner, before the first ball')} record={win} />}
        {inPlay && <CalibrationTile title={i18n.t('Winner, at the end of each over')} record={inPlay} />}
      </div>
      <div className={columnClasses}>
        {total && (
          <ErrorTile
            title={i18n.t('First-innings total, before the first ball')}
            unit="runs"
            record={total}
          />
        )}
        {totalHalfway && (
          <ErrorTile
            title={i18n.t('First-innings total, halfway through')}
            unit="runs"
            record={totalHalfway}
          />
        )}
        {points && <ErrorTile title={i18n.t('Fantasy points of a player')} unit="points" record={points} />}
      </div>
    </div>
  );
}

/** The percentage of results expected within P10 to P90. */
const EXPECTED_PERCENT_WITHIN = 80;

interface ErrorTileProps {
  title: string;
  /** Unit of the forecast and of its error. */
  unit: 'runs' | 'points';
  record: ErrorRecord;
}

function ErrorTile({ title, unit, record: { baseline, miss: meanError, of, within } }: ErrorTileProps) {
  const { i18n } = useLingui();
  const amount = (value: number) =>
    unit === 'runs'
      ? i18n.t('{runs} runs', { runs: value.toFixed(1) })
      : i18n.t('{points} points', { points: value.toFixed(1) });
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 text-2xl font-extrabold tabular">{amount(meanError)}</p>
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
          target: EXPECTED_PERCENT_WITHIN,
        })}
      </p>
    </article>
  );
}

/**
 * The calibration of win chances in a sentence and a plot; behind `Error scores` their scores and a baseline's.
 */
export function CalibrationTile({ title, record }: { title: string; record: CalibrationRecord }) {
  const { i18n } = useLingui();
  const { baseline, brier, calibration, logLoss, of } = record;
  const summary = calibration.length > 0 && of >= RATES_FROM && summaryOf(i18n, calibration);
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 text-sm text-muted tabular">
        {i18n.t('{count, plural, one {# forecast.} other {# forecasts.}}', { count: of })} {summary}
      </p>
      {summary !== false && (
        <div className="mt-4">
          <CalibrationPlot
            bins={calibration}
            summary={summary}
            axes={{ forecast: i18n.t('Chance given, %'), observed: i18n.t('Came true, %') }}
            legend={i18n.t(
              'On the dashed line chances came true as often as given. The bars are 95% intervals; a larger dot stands for more forecasts.',
            )}
            table={tableOf(i18n, title, calibration)}
          />
        </div>
      )}
      <Disclosure title={i18n.t('Error scores')}>
        <p className="text-xs text-muted tabular">
          {i18n.t('Brier score {brier} (0 is best), log loss {logLoss}', {
            brier: brier.toFixed(3),
            logLoss: logLoss.toFixed(3),
          })}
        </p>
        {baseline && (
          <p className="text-xs text-muted tabular">
            {i18n.t('{name}: {brier}', {
              name: baselineName(i18n, baseline.name),
              brier: baseline.brier.toFixed(3),
            })}
          </p>
        )}
      </Disclosure>
    </article>
  );
}

type Bin = CalibrationRecord['calibration'][number];

function summaryOf(i18n: I18n, bins: readonly Bin[]): string {
  const inside = bins.filter(({ said, low, high }) => low <= said && said <= high).length;
  return i18n.t(
    'A chance of 70% should come true 7 times in 10. Grouped by the chance that was given, that held in {inside} of {all} groups.',
    {
      inside,
      all: bins.length,
    },
  );
}

function tableOf(i18n: I18n, caption: string, bins: readonly Bin[]): ChartTable {
  return {
    caption,
    head: [i18n.t('Chance given, %'), i18n.t('Came true, %'), i18n.t('95% interval'), 'n'],
    rows: bins.map(({ said, came, low, high, of }) => [
      said.toFixed(1),
      came.toFixed(1),
      `${Math.max(0, low).toFixed(1)}–${high.toFixed(1)}`,
      String(of),
    ]),
  };
}

/** Returns the translated name of a baseline forecast; an unknown one is returned unchanged. */
export function baselineName(i18n: I18n, name: string): string {
  const names: Readonly<Record<string, string>> = {
    'always even': i18n.t('Always even'),
    'Elo ratings': i18n.t('Elo ratings'),
    'overs, wickets and runs alone': i18n.t('Overs, wickets and runs alone'),
    'recent form': i18n.t('Recent form'),
  };
  return names[name] ?? name;
}
