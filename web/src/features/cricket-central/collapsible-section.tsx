import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CountBadge } from '../../ui/badge.tsx';

interface CollapsibleSectionProps {
  title: string;
  /** Where its data comes from, in words. */
  endpoint: string;
  /** How many there are; left out until that is known. */
  count?: number | undefined;
  children: ReactNode;
}

/** A section that opens and closes by itself; an empty one says that there is nothing. */
export function CollapsibleSection({ title, endpoint, count, children }: CollapsibleSectionProps) {
  const { i18n } = useLingui();
  return (
    <details className="group rounded-card border border-line bg-surface/50 p-4">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4">
        <span>
          <span className="flex items-center gap-2 font-bold">
            {title} {count !== undefined && <CountBadge count={count} />}
          </span>
          <span className="text-xs text-muted">{endpoint}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-4">
        {count === 0 ? (
          <p className="text-sm text-muted">{i18n.t('No {list} available', { list: title })}</p>
        ) : (
          children
        )}
      </div>
    </details>
  );
}
