import { CircleCheck, CircleX } from 'lucide-react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';

const icons = {
  error: <CircleX aria-hidden="true" className="size-5 shrink-0 text-danger" />,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-turf" />,
} as const;

/** How long a dismissed toast stays in the page, in milliseconds: its fade, `duration-200`. */
const FADE_MS = 200;

/**
 * The toasts on screen. Durations are the library's, which are those of the specification: errors 4 s, successes 2 s.
 * The library's own toaster adds a style element, which the content security policy forbids.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: FADE_MS });
  return (
    <div
      className="pointer-events-none fixed inset-4 z-[9999] flex flex-col items-end gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`flex max-w-[350px] animate-rise items-center rounded-control border border-line bg-raised px-2.5 py-2 text-sm text-text shadow-card transition-opacity duration-200 ${toast.visible ? 'pointer-events-auto' : 'opacity-0'}`}
        >
          {toast.type === 'error' || toast.type === 'success' ? icons[toast.type] : null}
          <div {...toast.ariaProps} className="mx-2.5 my-1 flex-auto whitespace-pre-line">
            {resolveValue(toast.message, toast)}
          </div>
        </div>
      ))}
    </div>
  );
}
