import type { NameMapping } from '@gullylens/contract/http/desk-names';
import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface NameLineProps {
  mapping: NameMapping;
  action: string;
  onAction: () => void;
}

/** A spelling, and whom it stands for. */
export function NameLine({ mapping, action, onAction }: NameLineProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{mapping.spelling}</span>
        <span className="block text-sm text-muted">
          {i18n.t('stands for {name}', { name: mapping.name })}{' '}
          {mapping.setBy === 'analyst' && <Badge tone="turf">{i18n.t('Set by an analyst')}</Badge>}
        </span>
      </p>
      <Button look="outline" className="shrink-0" onClick={onAction}>
        {action}
        <span className="sr-only">{mapping.spelling}</span>
      </Button>
    </li>
  );
}
