import type { PlayerProjection } from '@gullylens/contract/http/projections';
import type { I18n } from '@lingui/core';
import type { ChartTable } from '../../ui/chart-figure.tsx';

/** All projections as numbers. */
export function projectionTable(i18n: I18n, projections: readonly PlayerProjection[]): ChartTable {
  return {
    opener: i18n.t('Show as a table'),
    caption: i18n.t('Expected points of every player'),
    head: [
      i18n.t('Player'),
      i18n.t('Mean'),
      'P10',
      'P50',
      'P90',
      i18n.t('Most points'),
      i18n.t('Best three'),
      i18n.t('Share of simulated winning teams'),
    ],
    rows: projections.map(({ name, mean, p10, p50, p90, topChance, topThreeChance, pickPercentage }) => [
      name,
      ...[mean, p10, p50, p90].map((points) => points.toFixed(1)),
      ...[topChance, topThreeChance, pickPercentage].map((percent) => `${percent.toFixed(1)}%`),
    ]),
  };
}
