import type { PlayerLogEntry } from '@gullylens/contract/http/players';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Card } from '../../ui/card.tsx';
import { ChartFigure } from '../../ui/chart-figure.tsx';
import { dayText } from '../../ui/dates.ts';
import { pointsText } from '../../ui/figure-text.ts';
import { BandPlot } from '../../ui/plot/band-plot.tsx';
import { niceTicks } from '../../ui/plot/nice-ticks.ts';
import { pointsSpread } from './points-spread.ts';

/** Points match by match, the latest at the right, with their average and where eight in ten of them lie. */
export function PointsChart({ log }: { log: readonly PlayerLogEntry[] }) {
  const { i18n } = useLingui();
  const matches = log.toReversed();
  const points = matches.map((entry) => entry.points);
  const up = niceTicks(Math.max(...points));
  const top = up.at(-1) ?? 1;
  const height = (value: number) => Math.max(0, value) / top;
  const place = (at: number) => (at + 0.5) / matches.length;
  const band = pointsSpread(points);
  const average = points.reduce((sum, one) => sum + one, 0) / points.length;
  return (
    <Card className="min-w-0 p-4">
      <h2 className="font-bold">{i18n.t('Fantasy points match by match')}</h2>
      <p className="mb-3 text-sm text-muted">
        {i18n.t('The dashed line is their average; 8 in 10 of them lie in the band.')}
      </p>
      <ChartFigure table={tableOf(i18n, log)}>
        <BandPlot
          name={i18n.t('Fantasy points match by match')}
          summary={summaryOf(i18n, { average, band, count: points.length })}
          across={ends(i18n, matches)}
          up={up.map((value) => ({ at: value / top, text: String(value) }))}
          stops={matches.map((entry, at) => ({ at: place(at), text: matchText(i18n, entry) }))}
          points={points.map((value, at) => ({ across: place(at), up: height(value) }))}
          level={height(average)}
          band={band && { low: height(band.low), high: height(band.high) }}
        />
      </ChartFigure>
    </Card>
  );
}

interface Told {
  average: number;
  band: { low: number; high: number } | null;
  count: number;
}

function summaryOf(i18n: I18n, { average, band, count }: Told): string {
  const mean = i18n.t('Average {average} over {count, plural, one {# match} other {# matches}}', {
    average: average.toFixed(1),
    count,
  });
  if (!band) return mean;
  const [low, high] = [Math.round(band.low), Math.round(band.high)];
  return `${mean}; ${i18n.t('8 in 10 between {low} and {high}', { low, high })}`;
}

/** The days of the first and the last match. */
function ends(i18n: I18n, matches: readonly PlayerLogEntry[]) {
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const start = { at: 0, text: dayText(i18n, first.playedOn) };
  return matches.length === 1 ? [start] : [start, { at: 1, text: dayText(i18n, last.playedOn) }];
}

function matchText(i18n: I18n, { playedOn, opponent, points }: PlayerLogEntry): string {
  return i18n.t('{day}, against {opponent}: {points} points', {
    day: dayText(i18n, playedOn),
    opponent,
    points: pointsText(points),
  });
}

function tableOf(i18n: I18n, log: readonly PlayerLogEntry[]) {
  return {
    opener: i18n.t('Show as table'),
    caption: i18n.t('Fantasy points match by match'),
    head: [i18n.t('Day'), i18n.t('Against'), i18n.t('Points')],
    rows: log.map(({ playedOn, opponent, points }) => [
      dayText(i18n, playedOn),
      opponent,
      pointsText(points),
    ]),
  };
}
