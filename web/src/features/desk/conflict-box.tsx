import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/** The warning that another analyst saved a newer version, with the ways to continue. */
export function ConflictBox({ text, children }: { text: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-floodlight/60 bg-floodlight/5 p-4">
      <p className="font-bold">{i18n.t('Somebody changed this meanwhile')}</p>
      <p className="mb-3 mt-1 text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

interface ChangeConflictProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** What the other analyst saved. */
  children?: ReactNode;
}

/** A conflict that is settled by using one version as a whole. */
export function ChangeConflict({ onTakeTheirs, onKeepMine, children }: ChangeConflictProps) {
  const { i18n } = useLingui();
  return (
    <ConflictBox
      text={i18n.t('Your changes are not saved. Use their version, or keep yours and save again.')}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>{i18n.t('Take theirs')}</Button>
        <Button look="outline" onClick={onKeepMine}>
          {i18n.t('Keep mine')}
        </Button>
      </div>
    </ConflictBox>
  );
}
