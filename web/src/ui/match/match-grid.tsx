import type { ReactNode } from 'react';

/** Match cards side by side: one column on a phone, three on a wide screen. */
export function MatchGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}
