import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** One block of the account page. */
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

/** What stands in a block until its data is there, or when it does not come. */
export function SectionState({ failed, height }: { failed: boolean; height: string }) {
  const { i18n } = useLingui();
  if (failed) return <p className="text-sm text-danger">{i18n.t('Failed to load data')}</p>;
  return (
    <div
      role="status"
      aria-label={i18n.t('Loading')}
      className={`animate-pulse-soft rounded-control bg-raised ${height}`}
    />
  );
}
