import { Link } from 'react-router';
import { paths } from '../../../platform/links.ts';
import { BrandLogo } from '../../../ui/layout/brand-logo.tsx';
import { useLingui } from '@lingui/react';
import { Crown } from 'lucide-react';
import { Badge } from '../../../ui/layout/badge.tsx';

/**
 * Logo and name, linked to the dashboard, or to `to` for visitors who are not signed in. With very large text the name
 * wraps into a hidden line.
 */
export function Brand({ to = paths.dashboard }: { to?: string }) {
  return (
    <Link
      to={to}
      className="flex h-11 flex-wrap items-center gap-x-2 overflow-hidden rounded-control text-lg font-extrabold"
    >
      <BrandLogo className="my-1.5" />
      GullyLens
    </Link>
  );
}

/**
 * The badge of a Premium member, with `label` in place of "Premium". On the smallest screens only the crown is visible.
 */
export function PremiumBadge({ label }: { label?: string }) {
  const { i18n } = useLingui();
  return (
    <Badge tone="premium">
      <Crown aria-hidden="true" className="size-3.5" />
      <span className="max-sm:sr-only">{label ?? i18n.t('Premium')}</span>
    </Badge>
  );
}
