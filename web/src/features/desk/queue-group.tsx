import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ShowAllButton } from '../../ui/controls/show-all-button.tsx';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';

/** Rows of a group shown at first, so that the groups below stay in view. */
export const FIRST_ROWS = 3;

interface QueueGroupProps {
  /** The action that its rows need. */
  title: string;
  total: number;
  /** Where all rows are; without it, a button shows them here. */
  allAt?: string;
  children: readonly ReactNode[];
}

/** The rows of the queue that need the same action, most urgent first; nothing when there are none. */
export function QueueGroup({ title, total, allAt, children }: QueueGroupProps) {
  const { i18n } = useLingui();
  const [isAllShown, setIsAllShown] = useState(false);
  if (total === 0) return null;
  return (
    <Section
      title={`${title} (${total})`}
      heading="text-base font-bold"
      className="rounded-card border border-line bg-surface px-4 pt-3 pb-1"
    >
      <ul className="mt-1 divide-y divide-line">
        {Children.toArray(children).slice(0, isAllShown ? total : FIRST_ROWS)}
      </ul>
      {total > FIRST_ROWS && allAt !== undefined && (
        <p className="py-2.5 text-sm">
          <Link to={allAt} className={textLinkClasses}>
            {i18n.t('Show all {count}', { count: total })}
          </Link>
        </p>
      )}
      {total > FIRST_ROWS && allAt === undefined && !isAllShown && (
        <ShowAllButton count={total} onShow={() => setIsAllShown(true)} />
      )}
    </Section>
  );
}

interface QueueRowProps {
  to: string;
  title: string;
  /** Cuts a long title. */
  oneLine?: boolean;
  children: ReactNode;
}

/** One thing to do, linked to the place where it is done. */
export function QueueRow({ to, title, oneLine, children }: QueueRowProps) {
  return (
    <li className="relative -mx-4 flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-raised">
      <div className="min-w-0 flex-1">
        <h3 className={classNames('text-sm font-semibold wrap-anywhere', oneLine && 'line-clamp-1')}>
          <StretchedLink to={to}>{title}</StretchedLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-xs tabular">{children}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
}
