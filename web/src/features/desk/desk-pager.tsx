import type { Page } from '@gullylens/contract/values/page';
import { useLingui } from '@lingui/react';
import { Pager } from '../../ui/pager.tsx';

interface DeskPagerProps {
  place: Page;
  /** Rows on this page. */
  count: number;
  onGoTo: (page: number) => void;
}

export function DeskPager({ place: { offset, limit, total }, count, onGoTo }: DeskPagerProps) {
  const { i18n } = useLingui();
  return (
    <Pager
      label={i18n.t('Pages of the list')}
      words={{ previous: i18n.t('Previous'), next: i18n.t('Next') }}
      place={i18n.t('{first}–{last} of {total}', { first: offset + 1, last: offset + count, total })}
      page={Math.floor(offset / limit) + 1}
      pages={Math.ceil(total / limit)}
      onGoTo={onGoTo}
    />
  );
}
