import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** The line that opens it. */
  title: ReactNode;
  children: ReactNode;
}

/** Secondary content behind a line that opens it. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2.5 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform [[open]>summary>&]:rotate-180"
        />
        {title}
      </summary>
      {children}
    </details>
  );
}
