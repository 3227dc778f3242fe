import type { SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import { useLingui } from '@lingui/react';
import { Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { StretchedButton } from '../../ui/controls/stretched-button.tsx';
import { datesOf, formatsOf } from './series-text.ts';
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx';

const SeriesDialog = lazyDialog(async () => (await import('./series-dialog.tsx')).SeriesDialog);

/** The cards of a list of series; each opens the series in a dialog. */
export function SeriesCards({ series }: { series: readonly SeriesSummary[] }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<SeriesSummary | null>(null);
  return (
    <>
      {series.map((summary) => (
        <li key={summary.key}>
          <FactCard
            title={
              <StretchedButton oneLine onClick={() => setOpen(summary)}>
                {summary.name}
              </StretchedButton>
            }
            facts={[datesOf(i18n, summary), ...formatsOf(summary)]}
            icon={<Trophy className="size-5 text-floodlight" />}
          />
        </li>
      ))}
      {open !== null && <SeriesDialog series={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The props of `FactCard`. */
export interface FactCardProps {
  /** The name, as a stretched link or button. */
  title: ReactNode;
  facts: readonly string[];
  icon: ReactNode;
}

/** A tournament, team, venue or player of a list: its name, and a line of facts about it. */
export function FactCard({ title, facts, icon }: FactCardProps) {
  return (
    <Card className="relative flex h-full min-h-18 items-center gap-3 px-4 py-3 hover:bg-raised">
      <span aria-hidden="true" className="flex size-8 shrink-0 items-center justify-center">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{title}</p>
        <p className="mt-0.5 truncate text-xs text-muted tabular">{facts.join(' · ')}</p>
      </div>
    </Card>
  );
}
