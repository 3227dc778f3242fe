import { Crown } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Says who is a premium member; on the smallest screens the crown says it alone. */
export function PremiumBadge({ label = 'Premium' }: { label?: string }) {
  return (
    <Badge tone="premium">
      <Crown aria-hidden="true" className="size-3.5" />
      <span className="max-sm:sr-only">{label}</span>
    </Badge>
  );
}
