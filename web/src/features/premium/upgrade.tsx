import { lazy, Suspense } from 'react';
import { notifyOtherTabs } from './pending-order.ts';
import { usePaymentWatch } from './payment-watch.ts';
import { welcomeToPremium } from './welcome-toast.tsx';

const UpgradeDialog = lazy(() =>
  import('./upgrade-dialog.tsx').then((module) => ({ default: module.UpgradeDialog })),
);

interface UpgradeProps {
  open: boolean;
  onClose: () => void;
  /** Runs after a payment in place of unlocking the pages. */
  onPaid?: () => void;
}

/** The upgrade dialog where one is wanted; after a payment it closes and the person is welcomed. */
export function Upgrade({ open, onClose, onPaid }: UpgradeProps) {
  const { unlock } = usePaymentWatch();
  if (!open) return null;
  const finish = () => {
    onClose();
    void welcomeToPremium();
    notifyOtherTabs();
    (onPaid ?? unlock)();
  };
  return (
    <Suspense fallback={null}>
      <UpgradeDialog onClose={onClose} onPaid={finish} />
    </Suspense>
  );
}
