import type { ReactNode } from 'react';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { HistorySourceContext } from '../../ui/match/history-source.ts';

/** Tells every credit line below it whose matches this installation shows. */
export function HistorySourceProvider({ children }: { children: ReactNode }) {
  return (
    <HistorySourceContext value={usePublicSettings()?.history ?? 'cricsheet'}>
      {children}
    </HistorySourceContext>
  );
}
