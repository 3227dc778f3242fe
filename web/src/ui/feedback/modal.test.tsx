import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MODAL_FOCUS_DELAY_MS, Modal } from './modal.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function Page({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Modal title="Rules" onClose={() => setOpen(false)} closable={closable}>
          <button type="button">Inside</button>
        </Modal>
      )}
    </>
  );
}

function PageWithList() {
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      <ul tabIndex={0}>
        <li>
          {!over && (
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
          )}
        </li>
      </ul>
      {open && (
        <Modal title="Rules" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOver(true)}>
            End
          </button>
        </Modal>
      )}
    </>
  );
}

function openModal(closable?: boolean) {
  renderScreen(<Page closable={closable ?? true} />);
  screen.getByText('Open').focus();
  fireEvent.click(screen.getByText('Open'));
  return screen.getByRole('dialog', { name: 'Rules' });
}

const dialog = () => screen.queryByRole('dialog');
const closeButton = () => screen.getByRole('button', { name: 'Close Rules' });

/** As in a phone's browser: after one gesture the watcher is used up. */
class GestureWatcher extends EventTarget {
  static watching: GestureWatcher[] = [];
  constructor() {
    super();
    GestureWatcher.watching.push(this);
  }
  destroy() {
    GestureWatcher.watching = GestureWatcher.watching.filter((watcher) => watcher !== this);
  }
  static goBack() {
    const gesture = GestureWatcher.watching.pop();
    act(() => void gesture?.dispatchEvent(new Event('close')));
    return gesture !== undefined;
  }
}

describe('a modal dialog on a phone', () => {
  beforeEach(() => {
    GestureWatcher.watching = [];
    vi.stubGlobal('CloseWatcher', GestureWatcher);
  });

  it('closes on the back gesture, which then leaves the page again', () => {
    openModal();
    expect(GestureWatcher.goBack()).toBe(true);
    expect(dialog()).toBeNull();
    expect(GestureWatcher.goBack()).toBe(false);
  });

  it('stays open through repeated back gestures while it must not be closed', () => {
    openModal(false);
    expect([GestureWatcher.goBack(), GestureWatcher.goBack()]).toEqual([true, true]);
    expect(dialog()).not.toBeNull();
  });

  it('handles Escape itself, so that it closes no dialog below', () => {
    openModal();
    expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(false);
    expect(dialog()).toBeNull();
  });
});

describe('a modal dialog', () => {
  it('closes on Escape', () => {
    openModal();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(dialog()).toBeNull();
  });

  it('closes on a click on the backdrop, not on one inside', () => {
    const box = openModal();
    fireEvent.mouseDown(screen.getByText('Inside'));
    expect(dialog()).not.toBeNull();
    fireEvent.mouseDown(box.parentElement ?? box);
    expect(dialog()).toBeNull();
  });

  it('closes by its button, whose label is Close and the title', () => {
    openModal();
    fireEvent.click(closeButton());
    expect(dialog()).toBeNull();
  });

  it('focuses its first control after 100 ms', () => {
    openModal();
    act(() => vi.advanceTimersByTime(MODAL_FOCUS_DELAY_MS - 1));
    expect(document.activeElement).not.toBe(closeButton());
    act(() => vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(closeButton());
  });

  it('leaves the focus to a user who was quicker', () => {
    openModal();
    screen.getByText('Inside').focus();
    act(() => vi.advanceTimersByTime(MODAL_FOCUS_DELAY_MS));
    expect(document.activeElement).toBe(screen.getByText('Inside'));
  });

  it('traps Tab in both directions', () => {
    openModal();
    closeButton().focus();
    fireEvent.keyDown(closeButton(), { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(screen.getByText('Inside'));
    fireEvent.keyDown(screen.getByText('Inside'), { key: 'Tab' });
    expect(document.activeElement).toBe(closeButton());
  });

  it('stops the page from scrolling while it is open', () => {
    openModal();
    expect(document.body.style.overflow).toBe('hidden');
    fireEvent.click(closeButton());
    expect(document.body.style.overflow).toBe('');
  });

  it('returns the focus to the element that had it', () => {
    openModal();
    act(() => vi.advanceTimersByTime(MODAL_FOCUS_DELAY_MS));
    fireEvent.click(closeButton());
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('focuses the list of that element when the element has left the page', () => {
    renderScreen(<PageWithList />);
    screen.getByText('Open').focus();
    fireEvent.click(screen.getByText('Open'));
    fireEvent.click(screen.getByText('End'));
    fireEvent.click(closeButton());
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  it('stays open while it must not be closed', () => {
    const box = openModal(false);
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.mouseDown(box.parentElement ?? box);
    fireEvent.click(closeButton());
    expect(dialog()).not.toBeNull();
  });
});
