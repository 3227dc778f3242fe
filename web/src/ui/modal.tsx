import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { useModalManners } from './use-modal-manners.ts';

const widths = { wide: 'max-w-4xl', narrow: 'max-w-md' } as const;

interface ModalProps {
  title: string;
  onClose: () => void;
  width?: keyof typeof widths;
  /** False while something under way must not be walked away from. */
  closable?: boolean;
  children: ReactNode;
}

/**
 * The one dialog of the product. Not the browser's own: that one lives above everything and would cover
 * and disable the payment provider's window, which opens over ours.
 */
export function Modal({ title, onClose, width = 'wide', closable = true, children }: ModalProps) {
  const titleId = useId();
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const close = () => closable && onClose();
  const onKeyDown = useModalManners(box, close);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Else the press would take the focus that closing has just given back.
    event.preventDefault();
    close();
  };

  return createPortal(
    <div
      onMouseDown={onBackdrop}
      className="fixed inset-0 z-50 flex items-end justify-center bg-veil backdrop-blur-sm sm:items-center sm:p-4"
    >
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={classNames(
          'flex max-h-[90dvh] w-full animate-rise flex-col rounded-t-card border border-line bg-surface shadow-card outline-none sm:rounded-card',
          widths[width],
        )}
      >
        <header className="flex items-center justify-between gap-4 border-b border-line py-2 pl-5 pr-2">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <button
            type="button"
            aria-label={i18n.t('Close {title}', { title })}
            onClick={close}
            disabled={!closable}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text disabled:opacity-40"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </header>
        <div tabIndex={0} className="overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-2">
          {children}
        </div>
      </div>
    </div>,
    document.body,
  );
}
