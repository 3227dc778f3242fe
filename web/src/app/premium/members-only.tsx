import type { ReactNode } from 'react';
import { useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';

interface MembersOnlyProps {
  /** What everybody else sees. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** What premium members and staff see; a grey block until it is known whether the reader is one. */
export function MembersOnly({ otherwise, children }: MembersOnlyProps) {
  const { user } = useAuth();
  const { isPremium, isPending } = usePremium();
  if (isPremium || isStaff(user)) return children;
  return isPending ? <Skeleton className="h-[70dvh] rounded-card" /> : otherwise;
}
