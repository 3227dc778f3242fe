import { useLingui } from '@lingui/react';
import { usePublicSettings } from '../../platform/api/public-settings.ts';
import { classNames } from '../text/class-names.ts';

/** The source of match history. The licence of Cricsheet's data requires the line wherever its data is shown. */
export function HistoryCredit({ className }: { className?: string }) {
  const { i18n } = useLingui();
  const source = usePublicSettings()?.history ?? 'cricsheet';
  return (
    <div className={classNames('text-xs text-muted', className)}>
      {source !== 'cricsheet' && <p>{i18n.t('Fictional league, played by the sandbox')}</p>}
      {source !== 'league' && <p>{i18n.t('Match data from Cricsheet (cricsheet.org), ODC-BY 1.0')}</p>}
    </div>
  );
}
