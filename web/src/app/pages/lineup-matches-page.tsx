import { useLingui } from '@lingui/react';
import { LineupMatches } from '../../features/analysis/lineup-matches.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/lineups`, for signed-in users: the choice of the match to build line-ups for. */
export function Component() {
  const { i18n } = useLingui();
  const { upgrade } = usePaymentWatch();
  return (
    <PlainPage title={i18n.t('Line-ups')} width="working" className="max-md:py-4">
      <h1 className="mb-4 text-2xl font-extrabold">{i18n.t('Line-ups')}</h1>
      <LineupMatches onUpgrade={() => upgrade()} />
    </PlainPage>
  );
}
