import type { Page } from '@gullylens/contract/values/page';
import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../controls/button.tsx';

const ROWS_PER_PAGE = 25;

/** Returns the query parameters of a page of a list; pages count from 1. */
export function pageQuery(page: number) {
  return { offset: (page - 1) * ROWS_PER_PAGE, limit: ROWS_PER_PAGE };
}

interface PagerProps {
  label: string;
  /** Rows before this page, rows per page, and rows in the whole list. */
  page: Page;
  /** Receives the page, from 1. */
  onGoTo: (page: number) => void;
}

/** Pages through a long list. Renders nothing when one page contains all rows. */
export function Pager({ label, page: { offset, limit, total }, onGoTo }: PagerProps) {
  const { i18n } = useLingui();
  const current = Math.floor(offset / limit) + 1;
  const pages = Math.ceil(total / limit);
  if (pages <= 1) return null;
  const last = Math.min(offset + limit, total);
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-3">
      <Button look="outline" disabled={current <= 1} onClick={() => onGoTo(current - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('Previous')}
      </Button>
      <p aria-live="polite" className="text-sm text-muted tabular">
        {i18n.t('{first}–{last} of {total}', { first: offset + 1, last, total })}
      </p>
      <Button look="outline" disabled={current >= pages} onClick={() => onGoTo(current + 1)}>
        {i18n.t('Next')} <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
