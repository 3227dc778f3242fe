import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { LockEmblem } from '../../ui/lock-emblem.tsx';

/** The offer over blurred cards. Only its own box takes clicks; around it the cards still open the same dialog. */
export function PremiumOverlay({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="pointer-events-none absolute inset-0 flex items-start justify-center p-3 pt-10 md:items-center md:pt-3">
      <div className="pointer-events-auto sticky top-24 w-full max-w-sm rounded-card border border-floodlight/50 bg-surface p-5 text-center shadow-card">
        <LockEmblem />
        <p className="text-lg font-bold">{i18n.t('Premium Content')}</p>
        <p className="mt-1 text-sm text-muted">
          {i18n.t(
            'Pitch, form, venue and captain calls, worked out ball by ball. ₹499 for a month, GST included.',
          )}
        </p>
        <div className="mt-4 flex flex-col gap-2">
          <Button look="premium" size="large" className="px-3!" onClick={onUpgrade}>
            {i18n.t('Get Premium Access')}
          </Button>
          <Button look="quiet" onClick={onUpgrade}>
            {i18n.t('Upgrade')}
          </Button>
        </div>
      </div>
    </div>
  );
}
