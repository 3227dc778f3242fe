import { useLingui } from '@lingui/react';
import { Spinner } from '../../ui/spinner.tsx';

export function FullPageSpinner() {
  const { i18n } = useLingui();
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner label={i18n.t('Loading')} />
    </div>
  );
}
