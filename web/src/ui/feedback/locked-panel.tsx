import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

interface LockedPanelProps {
  text: string;
  onUpgrade: () => void;
  /** A fixed placeholder under the blur, never the paid content. */
  placeholder: ReactNode;
}

/** Stands in for Premium content on the screens of users without Premium. */
export function LockedPanel({ text, onUpgrade, placeholder }: LockedPanelProps) {
  const { i18n } = useLingui();
  return (
    <div className="relative overflow-hidden">
      <div inert aria-hidden="true" className="select-none blur-[6px]">
        {placeholder}
      </div>
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-surface/70 p-4 text-center">
        <p className="flex items-center gap-2 font-bold">
          <Lock aria-hidden="true" className="size-4 text-floodlight" /> {i18n.t('Premium Content')}
        </p>
        <p className="max-w-sm text-sm text-muted">{text}</p>
        <Button look="premium" onClick={onUpgrade}>
          {i18n.t('Upgrade')}
        </Button>
      </div>
    </div>
  );
}
