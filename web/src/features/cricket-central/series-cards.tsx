import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';
import { useLingui } from '@lingui/react';
import { Trophy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FactCard } from './fact-card.tsx';
import { datesOf, formatsOf } from './series-facts.ts';

const SeriesDialog = lazy(() =>
  import('./series-dialog.tsx').then((module) => ({ default: module.SeriesDialog })),
);

/** The cards of a list of series; each opens the series over the page. */
export function SeriesCards({ series }: { series: readonly SeriesSummary[] }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<SeriesSummary | null>(null);
  return (
    <>
      {series.map((one) => (
        <li key={one.key}>
          <FactCard
            title={one.name}
            note={datesOf(i18n, one)}
            facts={formatsOf(one)}
            icon={<Trophy className="size-5" />}
            onOpen={() => setOpen(one)}
          />
        </li>
      ))}
      {open !== null && (
        <Suspense fallback={null}>
          <SeriesDialog series={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
