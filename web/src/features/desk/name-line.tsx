import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface NameLineProps {
  name: string;
  action: string;
  busy?: boolean;
  onAction: () => void;
  /** What there is to say of the name, under it. */
  children?: ReactNode;
}

/** A name, and what may be done with it. */
export function NameLine({ name, action, busy = false, onAction, children }: NameLineProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {children && <span className="block text-sm text-muted">{children}</span>}
      </p>
      <Button look="outline" className="shrink-0" disabled={busy} onClick={onAction}>
        {action}
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
