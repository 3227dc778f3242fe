import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';

interface LockedRowProps {
  label: string;
  onUpgrade: () => void;
}

/** What members see here, by name, for free users. Opens the offer. */
export function LockedRow({ label, onUpgrade }: LockedRowProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={onUpgrade}
      className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 py-2 text-left text-sm"
    >
      {label}{' '}
      <span className="flex items-center gap-2 text-muted">
        <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" /> {i18n.t('For members')}
      </span>
    </button>
  );
}
