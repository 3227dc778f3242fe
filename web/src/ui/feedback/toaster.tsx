import { CircleCheck, CircleX } from 'lucide-react';
import { Toaster as HotToaster } from 'react-hot-toast';

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

/** Replace the library's icons, which are drawn by an animation and incomplete under reduced motion. */
const icons = {
  error: <CircleX aria-hidden="true" className="size-5 shrink-0 text-danger" />,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-turf" />,
} as const;

/** Durations are the library's, which are those of the specification: errors 4 s, successes 2 s. */
export function Toaster() {
  return (
    <HotToaster
      position="top-right"
      gutter={8}
      toastOptions={{
        style: look,
        error: { icon: icons.error },
        success: { icon: icons.success },
      }}
    />
  );
}
