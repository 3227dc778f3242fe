import type { SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import { useLingui } from '@lingui/react';
import { Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/layout/badge.tsx';
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
            title={<StretchedButton onClick={() => setOpen(summary)}>{summary.name}</StretchedButton>}
            note={datesOf(i18n, summary)}
            facts={formatsOf(summary)}
            icon={<Trophy className="size-5" />}
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
  note: string;
  facts: readonly string[];
  icon: ReactNode;
}

/** A tournament, team, venue or player of a list: its name, a line about it and a few facts. */
export function FactCard({ title, note, facts, icon }: FactCardProps) {
  return (
    <Card className="relative flex h-full gap-3 p-4 hover:bg-raised">
      <span aria-hidden="true" className="mt-0.5 text-floodlight">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold">{title}</p>
        <p className="mt-1 truncate text-xs text-muted tabular">{note}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {facts.map((fact) => (
            <Badge key={fact}>{fact}</Badge>
          ))}
        </p>
      </div>
    </Card>
  );
}
