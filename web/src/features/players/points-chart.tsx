import type { PlayerLogEntry } from '@gullylens/contract/http/history/players';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChartCard } from '../../ui/charts/chart-figure.tsx';
import { dayText } from '../../ui/text/full-dates.ts';
import { BandPlot } from '../../ui/charts/band-plot.tsx';
import { upAxis } from '../../ui/charts/nice-ticks.ts';
import { pointsText } from '../../ui/text/number-text.ts';

/** Fantasy points by match, oldest first. `log` is of one format, latest match first. */
export function PointsChart({ log }: { log: readonly PlayerLogEntry[] }) {
  const { i18n } = useLingui();
  const title = i18n.t('Fantasy points match by match');
  const matches = log.toReversed();
  const points = matches.map((entry) => entry.points);
  const { up, height } = upAxis(Math.max(...points));
  const positionOf = (index: number) => (index + 0.5) / matches.length;
  const band = pointsSpread(points);
  const average = points.reduce((sum, one) => sum + one, 0) / points.length;
  const summary = [
    i18n.t('Average {average} over the last {count, plural, one {# match} other {# matches}}', {
      average: average.toFixed(1),
      count: points.length,
    }),
    band &&
      i18n.t('8 in 10 between {low} and {high}', { low: Math.round(band.low), high: Math.round(band.high) }),
  ];
  return (
    <ChartCard
      title={title}
      note={i18n.t('The dashed line is the average; 8 in 10 matches lie in the band.')}
      table={{
        caption: title,
        head: [i18n.t('Day'), i18n.t('Against'), i18n.t('Points')],
        rows: log.map(({ playedOn, opponent, points: scored }) => [
          dayText(i18n, playedOn),
          opponent,
          pointsText(scored),
        ]),
      }}
    >
      <BandPlot
        name={title}
        summary={summary.filter(Boolean).join('; ')}
        across={firstAndLastDay(i18n, matches)}
        up={up}
        units={{ up: i18n.t('points') }}
        readings={matches.map((entry, index) => ({
          position: positionOf(index),
          text: matchText(i18n, entry),
        }))}
        points={points.map((value, index) => ({ across: positionOf(index), up: height(value) }))}
        level={height(average)}
        band={band && { low: height(band.low), high: height(band.high) }}
      />
    </ChartCard>
  );
}

/** The labels at the ends of the axis: one for a single match. */
function firstAndLastDay(i18n: I18n, matches: readonly PlayerLogEntry[]) {
  return matches
    .filter((_, index) => index === 0 || index === matches.length - 1)
    .map(({ playedOn }, end) => ({ position: end, text: dayText(i18n, playedOn) }));
}

/** A match of a player in a sentence. */
export function matchText(i18n: I18n, { playedOn, opponent, points }: PlayerLogEntry): string {
  return i18n.t('{day}, against {opponent}: {points} points', {
    day: dayText(i18n, playedOn),
    opponent,
    points: pointsText(points),
  });
}

/** With fewer matches than this the spread of points is meaningless. */
const FEWEST_MATCHES = 5;

/** The range of the middle eight in ten matches; null for too few. */
export function pointsSpread(points: readonly number[]): { low: number; high: number } | null {
  if (points.length < FEWEST_MATCHES) return null;
  const sorted = points.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** The quantile of a sorted list, interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
