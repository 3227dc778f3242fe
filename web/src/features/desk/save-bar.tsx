import type { ReactNode } from 'react';

/** The buttons of a long form, at the bottom of the screen while the form is in view. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--bottom-bar) -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-ink px-4 py-3 pb-7">
      {children}
    </div>
  );
}
