import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

interface AccountSectionProps {
  title: string;
  note?: ReactNode;
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

interface SectionStateProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown };
  height: string;
}

/** What stands in a block until its data is there, or when it does not come. */
export function SectionState({ query, height }: SectionStateProps) {
  const { i18n } = useLingui();
  if (query.isError) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <div
      role="status"
      aria-label={i18n.t('Loading')}
      className={`animate-pulse-soft rounded-control bg-raised ${height}`}
    />
  );
}
