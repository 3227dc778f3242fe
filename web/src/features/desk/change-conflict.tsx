import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';

interface ChangeConflictProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody was quicker. Nothing is lost: the analyst chooses whose goes on. */
export function ChangeConflict({ onTakeTheirs, onKeepMine }: ChangeConflictProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-floodlight/60 bg-floodlight/5 p-4">
      <p className="font-bold">{i18n.t('Somebody changed this meanwhile')}</p>
      <p className="mb-3 mt-1 text-sm text-muted">
        {i18n.t('Nothing of yours was saved yet. Go on from theirs, or keep yours and save again.')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>{i18n.t('Take theirs')}</Button>
        <Button look="outline" onClick={onKeepMine}>
          {i18n.t('Keep mine')}
        </Button>
      </div>
    </div>
  );
}
