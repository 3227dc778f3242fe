import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** A card of a strip's height for what may be longer: it scrolls, and what goes on below fades into its edge. */
export function ScrollCard({ children }: { children: ReactNode }) {
  return (
    <Card tabIndex={0} className="h-full scroll-pb-12 overflow-y-auto p-4">
      {children}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky -bottom-4 -mx-4 -mb-4 h-12 bg-[linear-gradient(to_top,var(--surface)_15%,transparent)]"
      />
    </Card>
  );
}
