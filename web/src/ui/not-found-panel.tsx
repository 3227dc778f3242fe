import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

interface NotFoundPanelProps {
  title: string;
  text: string;
  /** The way back. */
  children: ReactNode;
}

/** Stands where an address names something that we do not have. */
export function NotFoundPanel({ title, text, children }: NotFoundPanelProps) {
  return (
    <div className="rounded-card border border-dashed border-line px-4 py-14 text-center">
      <SearchX aria-hidden="true" className="mx-auto mb-4 size-8 text-muted" />
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="mx-auto mb-6 mt-2 max-w-prose text-muted">{text}</p>
      {children}
    </div>
  );
}
