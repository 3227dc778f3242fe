import type { ReactNode } from 'react';
import { useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';

interface PremiumOrStaffOnlyProps {
  /** Shown to everyone else. */
  fallback: ReactNode;
  /** Shown until the Premium status is known. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Shows content to Premium members and staff. */
export function PremiumOrStaffOnly({
  fallback,
  loading = <Skeleton className="h-[70dvh] rounded-card" />,
  children,
}: PremiumOrStaffOnlyProps) {
  const { user } = useAuth();
  const { isPremium, isPending } = usePremium();
  if (isPremium || isStaff(user)) return children;
  return isPending ? loading : fallback;
}
