import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { LockedForum } from '../../features/forum/locked-forum.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { PremiumOrStaffOnly } from '../premium/premium-or-staff-only.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** A page of the forum for Premium members and staff. Everyone else sees an offer. */
export function ForumLayout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { upgrade } = usePaymentWatch();
  const locked = (
    <>
      <h1 className="mb-6 text-2xl font-extrabold">{i18n.t('Forum')}</h1>
      <LockedForum onUpgrade={() => upgrade()} />
    </>
  );
  return (
    <PlainPage title={i18n.t('Forum')} width="reading">
      {/* Long lines of posts are hard to read. */}
      <div className="mx-auto max-w-[45rem]">
        <PremiumOrStaffOnly fallback={locked}>{children}</PremiumOrStaffOnly>
      </div>
    </PlainPage>
  );
}
