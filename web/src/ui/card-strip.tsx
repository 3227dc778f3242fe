import type { ReactNode } from 'react';

/** Cards in one row that scrolls sideways: whatever the list holds, nothing below it moves. */
export function CardStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      tabIndex={0}
      aria-label={label}
      className="-mx-4 grid snap-x auto-cols-[min(84%,24rem)] grid-flow-col gap-4 overflow-x-auto scroll-px-4 px-4 pb-3 [scrollbar-width:thin] md:-mx-6 md:scroll-px-6 md:px-6 lg:auto-cols-[calc((100%-2.5rem)/3)] *:snap-start"
    >
      {children}
    </ul>
  );
}
