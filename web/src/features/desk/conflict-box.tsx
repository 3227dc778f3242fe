import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

/** The warning that another analyst saved a newer version, with the ways to continue. */
export function ConflictBox({ text, children }: { text: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-floodlight/60 bg-floodlight/5 p-4">
      <p className="font-bold">{i18n.t('Somebody changed this meanwhile')}</p>
      <p className="mb-3 mt-1 text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}
