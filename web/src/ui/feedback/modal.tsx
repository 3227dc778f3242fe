import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../text/class-names.ts';

const widths = { wide: 'max-w-4xl', narrow: 'max-w-md' } as const;

interface ModalProps {
  title: string;
  onClose: () => void;
  width?: keyof typeof widths;
  /** False while an operation in progress must not be interrupted. */
  closable?: boolean;
  /** At the top of a phone's screen, so that the keyboard covers nothing; otherwise at the bottom. */
  atTop?: boolean;
  children: ReactNode;
}

/**
 * The only dialog component. It is not a native `dialog`, whose top layer would cover and disable the payment
 * provider's window, which opens over ours.
 */
export function Modal({
  title,
  onClose,
  width = 'wide',
  closable = true,
  atTop = false,
  children,
}: ModalProps) {
  const titleId = useId();
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const close = () => closable && onClose();
  const onKeyDown = useModalBehaviour(box, close);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Without this the press would move the focus that closing has just restored.
    event.preventDefault();
    close();
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and the close button do the same
    <div
      onMouseDown={onBackdrop}
      className={classNames(
        'fixed inset-0 z-50 flex justify-center bg-veil backdrop-blur-sm sm:items-center sm:p-4',
        atTop ? 'items-start' : 'items-end',
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it keeps Tab inside */}
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={classNames(
          'flex max-h-[90dvh] w-full animate-rise flex-col border border-line bg-surface shadow-card outline-none sm:rounded-card',
          atTop ? 'rounded-b-card' : 'rounded-t-card',
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

/** Delay before the first control in a dialog is focused. */
export const MODAL_FOCUS_DELAY_MS = 100;

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';
const takesFocus = `${focusable}, [tabindex]`;

/**
 * The behaviour of every dialog. It takes the focus after a delay, traps Tab, and closes on Escape and the back
 * gesture. The page behind it is inert. Closing returns the focus. Returns the key handler of the dialog.
 */
function useModalBehaviour(box: RefObject<HTMLElement | null>, close: () => void) {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isTopmost(box.current)) return;
    // Without this a browser with CloseWatcher also closes the dialog below.
    event.preventDefault();
    close();
  });
  const onGoingBack = useEffectEvent(() => close());

  useEffect(() => {
    const restoreFocus = rememberFocus();
    const release = lockPage();
    const timer = setTimeout(() => focusFirst(box.current), MODAL_FOCUS_DELAY_MS);
    document.addEventListener('keydown', onEscape);
    const stopWatching = closeOnBack(() => onGoingBack());
    return () => {
      stopWatching();
      clearTimeout(timer);
      document.removeEventListener('keydown', onEscape);
      release();
      restoreFocus();
    };
  }, [box]);

  return (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepFocusInside(event, box.current);
  };
}

/** Returns a function that restores the focus, to a focusable ancestor if the element has left the page. */
function rememberFocus(): () => void {
  const ancestors: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) {
    if (element instanceof HTMLElement) ancestors.push(element);
  }
  return () => ancestors.find((element) => element.isConnected && element.matches(takesFocus))?.focus();
}

/** Focuses the first control, unless the user has already focused another inside. */
function focusFirst(box: HTMLElement | null): void {
  if (box !== document.activeElement && box?.contains(document.activeElement)) return;
  const first = box?.querySelector<HTMLElement>(focusable);
  (first ?? box)?.focus();
}

function keepFocusInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const inside = [...(box?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (element) => element.tabIndex >= 0,
  );
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  const target = event.shiftKey ? inside.at(-1) : inside[0];
  const atEdge = document.activeElement === edge || document.activeElement === box;
  if (!atEdge || target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Of several open dialogs the last one added to the page handles Escape. */
function isTopmost(box: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) === box;
}

/** Open dialogs, each of which locks the page behind it. */
let lockCount = 0;

function lockPage(): () => void {
  lockCount += 1;
  setPageLocked(true);
  return () => {
    lockCount -= 1;
    if (lockCount === 0) setPageLocked(false);
  };
}

function setPageLocked(isLocked: boolean): void {
  document.body.style.overflow = isLocked ? 'hidden' : '';
  document.getElementById('root')?.toggleAttribute('inert', isLocked);
}

/** The browser's CloseWatcher, which TypeScript does not include yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/** On the back gesture, calls `onGoingBack` instead of leaving the page, where supported. Returns how to stop. */
function closeOnBack(onGoingBack: () => void): () => void {
  if (typeof CloseWatcher === 'undefined') return () => {};
  let watcher = watch(CloseWatcher);
  function watch(Available: new () => Watcher): Watcher {
    const made = new Available();
    made.addEventListener('close', () => {
      // Each watcher reports one gesture; a dialog that stays open needs another.
      watcher = watch(Available);
      onGoingBack();
    });
    return made;
  }
  return () => watcher.destroy();
}
