import { useLingui } from '@lingui/react';
import { classNames } from '../class-names.ts';

/** The licence of Cricsheet's data asks for this line wherever it is shown. */
export function HistoryCredit({ className }: { className?: string }) {
  const { i18n } = useLingui();
  return (
    <p className={classNames('text-xs text-muted', className)}>
      {i18n.t('Match data from Cricsheet (cricsheet.org), ODC-BY 1.0')}
    </p>
  );
}
