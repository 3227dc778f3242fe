import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { watchGoingBack } from './watch-going-back.ts';

/** The first thing in a dialog takes the focus after this pause. */
export const MODAL_FOCUS_DELAY_MS = 100;

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';
const takesFocus = `${focusable}, [tabindex]`;

/**
 * What every dialog does: focus goes in after a moment, stays in under Tab, Escape or a phone's gesture for going back
 * closes, the page behind neither scrolls nor listens, and focus returns to where it was. Gives the handler for the
 * dialog's keys.
 */
export function useModalManners(box: RefObject<HTMLElement | null>, close: () => void) {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isTopmost(box.current)) return;
    // Else a browser that watches for the gesture closes the dialog below too.
    event.preventDefault();
    close();
  });
  const onGoingBack = useEffectEvent(() => close());

  useEffect(() => {
    const giveFocusBack = rememberFocus();
    const release = holdPage();
    const timer = setTimeout(() => focusFirst(box.current), MODAL_FOCUS_DELAY_MS);
    document.addEventListener('keydown', onEscape);
    const stopWatching = watchGoingBack(() => onGoingBack());
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

/** Live lists may drop a card while its dialog is open: then the list takes the focus, or what stands around it. */
function rememberFocus(): () => void {
  const places: HTMLElement[] = [];
  for (let place = document.activeElement; place; place = place.parentElement) {
    if (place instanceof HTMLElement) places.push(place);
  }
  return () => places.find((place) => place.isConnected && place.matches(takesFocus))?.focus();
}

/** Whoever was quicker with the keyboard keeps the place they went to. */
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

/** Of several open dialogs the last one added to the page answers the Escape key. */
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
