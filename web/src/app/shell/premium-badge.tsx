import { useLingui } from '@lingui/react';
import { Crown } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Says who is a premium member; on the smallest screens the crown says it alone. */
export function PremiumBadge({ label }: { label?: string }) {
  const { i18n } = useLingui();
  return (
    <Badge tone="premium">
      <Crown aria-hidden="true" className="size-3.5" />
      <span className="max-sm:sr-only">{label ?? i18n.t('Premium')}</span>
    </Badge>
  );
}
