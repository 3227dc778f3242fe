import { CircleCheck, CircleX } from 'lucide-react';
import { Toaster as HotToaster } from 'react-hot-toast';

/** How long each kind stays, in milliseconds. */
export const TOAST_DURATIONS = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
} as const;

const look = {
  maxWidth: 350,
  background: 'var(--raised)',
  color: 'var(--text)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: 'var(--shadow)',
  fontSize: '0.875rem',
  whiteSpace: 'pre-line',
} as const;

/** The library's own icons are drawn by their animation; with reduced motion only a spinner would be left. */
const icons = {
  error: <CircleX aria-hidden="true" className="size-5 shrink-0 text-danger" />,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-turf" />,
} as const;

export function Toaster() {
  return (
    <HotToaster
      position="top-right"
      gutter={8}
      toastOptions={{
        duration: TOAST_DURATIONS.blank,
        style: look,
        error: { duration: TOAST_DURATIONS.error, icon: icons.error },
        success: { duration: TOAST_DURATIONS.success, icon: icons.success },
        loading: { duration: TOAST_DURATIONS.loading },
        custom: { duration: TOAST_DURATIONS.custom },
      }}
    />
  );
}
