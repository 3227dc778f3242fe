import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';
import { Trophy } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

/** A tournament: its name, when it is played, and how many matches of each kind it has. */
export function SeriesCard({ series }: { series: SeriesSummary }) {
  return (
    <Card className="flex h-full gap-3 p-4">
      <Trophy aria-hidden="true" className="size-5 shrink-0 text-floodlight" />
      <div className="min-w-0">
        <p className="font-semibold">{series.name}</p>
        <p className="mt-1 text-xs text-muted tabular">{datesOf(series)}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {formatsOf(series).map((format) => (
            <Badge key={format}>{format}</Badge>
          ))}
        </p>
      </div>
    </Card>
  );
}

function datesOf({ startDate, endDate }: SeriesSummary): string {
  return [startDate, endDate].filter(Boolean).join(' to ') || 'Dates to be announced';
}

function formatsOf({ test, odi, t20 }: SeriesSummary): string[] {
  const counts = { Test: test, ODI: odi, T20: t20 };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
}
