import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { AnalysisList } from '../../features/analysis/analysis-list.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { paths } from '../../platform/links.ts';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/analysis`, for signed-in users: open, coming and sealed analyses. */
export function Component() {
  const { i18n } = useLingui();
  const { upgrade } = usePaymentWatch();
  return (
    <PlainPage title={i18n.t('Expert Analysis')} width="whole" className="max-md:py-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl font-extrabold">{i18n.t('Expert Analysis')}</h1>
        <Link to={paths.trackRecord} className="inline-flex min-h-11 items-center text-sm text-sky">
          {i18n.t('See the track record')}
        </Link>
      </div>
      <AnalysisList onUpgrade={() => upgrade()} />
    </PlainPage>
  );
}
