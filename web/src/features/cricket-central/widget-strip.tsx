import { useLingui } from '@lingui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardStrip } from '../../ui/card-strip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { emptyListText } from './empty-list-text.ts';
import { stripHeight } from './strip-height.ts';

interface WidgetStripProps {
  label: string;
  count: number;
  /** Low cards stand two to a column. */
  rows?: 1 | 2;
  children: ReactNode;
}

/** A list's cards, or that there are none, always as high. */
export function WidgetStrip({ label, count, rows = 2, children }: WidgetStripProps) {
  const { i18n } = useLingui();
  if (count === 0) {
    return (
      <EmptyState
        icon={<Inbox className="size-6" />}
        title={emptyListText(i18n, label)}
        className={stripHeight}
      />
    );
  }
  return (
    <div className={stripHeight}>
      <CardStrip fill label={i18n.t(label)} rows={rows}>
        {children}
      </CardStrip>
    </div>
  );
}
