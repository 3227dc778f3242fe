import type { ReactNode } from 'react';
import { MatchOffer } from '../../features/analysis/analysis-head.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { PremiumLock } from './premium-lock.tsx';

interface PremiumMatchPageProps {
  matchKey: string;
  title: string;
  /** What Premium opens here, in a sentence. */
  offer: string;
  decoy: ReactNode;
  /** For those who paid, and those who work here. */
  children: ReactNode;
}

/** A page about one match that is for premium members; everybody else sees its shape and the way in. */
export function PremiumMatchPage({ matchKey, title, offer, decoy, children }: PremiumMatchPageProps) {
  usePageTitle(title);
  const { user, isPremium, isPremiumPending } = useAuth();
  return (
    <PlainPage width="whole">
      {isPremium || isStaff(user) ? (
        children
      ) : isPremiumPending ? (
        <Skeleton className="h-[70dvh] rounded-card" />
      ) : (
        <>
          <MatchOffer matchKey={matchKey} title={title} />
          <PremiumLock offer={offer}>{decoy}</PremiumLock>
        </>
      )}
    </PlainPage>
  );
}
