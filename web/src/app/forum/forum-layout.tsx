import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { LockedForum } from '../../features/forum/locked-forum.tsx';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** A page of the forum: what is on it for members, and for everybody else that there is one. */
export function ForumLayout({ children }: { children: ReactNode }) {
  const { isPremium, isPremiumPending, user } = useAuth();
  return (
    <PlainPage width="reading">
      {isPremium || isStaff(user) ? (
        children
      ) : isPremiumPending ? (
        <Skeleton className="h-[70dvh] rounded-card" />
      ) : (
        <Locked />
      )}
    </PlainPage>
  );
}

function Locked() {
  const { i18n } = useLingui();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <h1 className="mb-6 text-2xl font-extrabold">{i18n.t('Forum')}</h1>
      <LockedForum onUpgrade={() => setUpgrading(true)} />
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}
