import { useLingui } from '@lingui/react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../text/class-names.ts';
import { Button } from './button.tsx';

interface ShowAllButtonProps {
  /** Items of the whole list. */
  count: number;
  className?: string;
  /** Shows the whole list, and no button any more. */
  onShow: () => void;
}

/** Shows all of the list before it. Its text is flush with the list. The button is gone then, so the focus moves to the first item that it added. */
export function ShowAllButton({ count, className, onShow }: ShowAllButtonProps) {
  const { i18n } = useLingui();
  const showAll = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.previousElementSibling;
    const shown = list?.childElementCount ?? 0;
    flushSync(onShow);
    list?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <Button look="quiet" className={classNames('-ml-4', className)} onClick={showAll}>
      {i18n.t('Show all {count}', { count })}
    </Button>
  );
}
