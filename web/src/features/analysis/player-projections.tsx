import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChartFigure } from '../../ui/chart-figure.tsx';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { projectionTable } from './projection-table.ts';
import { ProjectionLine } from './projection-line.tsx';

/** Players shown before the reader asks for all. */
const FIRST_PLAYERS = 11;

/** What everybody may score, best first, each with the range and what makes the number. */
export function PlayerProjections({ projections }: { projections: readonly PlayerProjection[] }) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  if (projections.length === 0) return null;
  const shown = all ? projections : projections.slice(0, FIRST_PLAYERS);
  const most = Math.max(...projections.map(({ p90 }) => p90));
  return (
    <section aria-labelledby="projections">
      <h2 id="projections" className="text-xl font-bold">
        {i18n.t('Expected points')}
      </h2>
      <PointsNote of="expected" className="mt-1" />
      <p className="mb-3 text-sm text-muted">
        {i18n.t(
          'The mark on the bar is that number. One match in ten ends below the bar, one in ten above it. Press a player for what makes the number.',
        )}
      </p>
      <ChartFigure table={projectionTable(i18n, projections)}>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {shown.map((projection) => (
            <ProjectionLine key={projection.key} projection={projection} most={most} />
          ))}
        </ul>
      </ChartFigure>
      {projections.length > FIRST_PLAYERS && (
        <Button look="outline" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? i18n.t('Show the first {count}', { count: FIRST_PLAYERS })
            : i18n.t('Show all {count} players', { count: projections.length })}
        </Button>
      )}
    </section>
  );
}
