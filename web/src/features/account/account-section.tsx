import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';

interface AccountSectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, note, children }: AccountSectionProps) {
  return (
    <section aria-label={title}>
      <Card className="p-5">
        <h2 className="text-lg font-bold">{title}</h2>
        {note && <p className="mt-1 text-sm text-muted">{note}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  );
}
