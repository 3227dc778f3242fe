import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConflictBox } from './conflict-box.tsx';

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
