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
  children: ReactNode;
}

/**
 * The only dialog component. It is not a native `dialog`, whose top layer would cover and disable the payment
 * provider's window, which opens over ours.
 */
export function Modal({ title, onClose, width = 'wide', closable = true, children }: ModalProps) {
  const titleId = useId();
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const close = () => closable && onClose();
  const onKeyDown = useModalBehaviour(box, close);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Else the press would take the focus that closing has just returned.
    event.preventDefault();
    close();
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and the mark close it, too
    <div
      onMouseDown={onBackdrop}
      className="fixed inset-0 z-50 flex items-end justify-center bg-veil backdrop-blur-sm sm:items-center sm:p-4"
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

/** Delay before the first control in a dialog is focused. */
export const MODAL_FOCUS_DELAY_MS = 100;

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';
const takesFocus = `${focusable}, [tabindex]`;

/**
 * The behaviour of every dialog: it takes the focus after a delay, traps Tab, closes on Escape and on the back gesture,
 * makes the page behind it inert, and returns the focus. Returns the dialog's key handler.
 */
function useModalBehaviour(box: RefObject<HTMLElement | null>, close: () => void) {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isTopmost(box.current)) return;
    // Else a browser that supports the gesture also closes the dialog below.
    event.preventDefault();
    close();
  });
  const onGoingBack = useEffectEvent(() => close());

  useEffect(() => {
    const giveFocusBack = rememberFocus();
    const release = holdPage();
    const timer = setTimeout(() => focusFirst(box.current), MODAL_FOCUS_DELAY_MS);
    document.addEventListener('keydown', onEscape);
    const stopWatching = closeOnBack(() => onGoingBack());
    return () => {
      stopWatching();
      clearTimeout(timer);
      document.removeEventListener('keydown', onEscape);
      release();
      giveFocusBack();
    };
  }, [box]);

  return (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepFocusInside(event, box.current);
  };
}

/** A live list may remove a card while its dialog is open. Then the list takes the focus, or the element around it. */
function rememberFocus(): () => void {
  const places: HTMLElement[] = [];
  for (let place = document.activeElement; place; place = place.parentElement) {
    if (place instanceof HTMLElement) places.push(place);
  }
  return () => places.find((place) => place.isConnected && place.matches(takesFocus))?.focus();
}

/** A user who was quicker with the keyboard keeps their position. */
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

let holders = 0;

function holdPage(): () => void {
  holders += 1;
  setPageHeld(true);
  return () => {
    holders -= 1;
    if (holders === 0) setPageHeld(false);
  };
}

function setPageHeld(held: boolean): void {
  document.body.style.overflow = held ? 'hidden' : '';
  document.getElementById('root')?.toggleAttribute('inert', held);
}

/** The browser's CloseWatcher, which TypeScript does not include yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/**
 * Calls back on the back gesture instead of leaving the page, until the returned function is called. In browsers
 * without support the gesture leaves the page.
 */
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
