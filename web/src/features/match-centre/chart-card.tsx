import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface ChartCardProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A chart with its name and what its marks are. */
export function ChartCard({ title, note, children }: ChartCardProps) {
  return (
    <Card className="min-w-0 p-4">
      <h2 className="font-bold">{title}</h2>
      <p className="mb-3 text-sm text-muted">{note}</p>
      {children}
    </Card>
  );
}
