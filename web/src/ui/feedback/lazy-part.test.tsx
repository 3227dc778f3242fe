import { fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { until } from '../../testing/until.ts';
import { reloadOnce } from '../../platform/reload-once.ts';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { ToasterHost } from './toaster-host.tsx';

const NO_FILE = 'Failed to fetch dynamically imported module: http://127.0.0.1/assets/part.js';
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Loads a part, after so many failures. */
function failing<Props>(failures: number, Part: ComponentType<Props>, message = NO_FILE) {
  let left = failures;
  return async () => {
    if (left-- > 0) throw new TypeError(message);
    return Part;
  };
}

const Below = ({ text }: { text: string }) => <p>{text}</p>;
const Dialog = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

/** A page in its own boundary, with a part below its heading. */
const page = (Part: ComponentType<{ text: string }>, text = 'Coming Soon') => (
  <PanelBoundary resetKey="" renderFailure={() => <p>The page broke</p>}>
    <h1>Dashboard</h1>
    <Part text={text} />
  </PanelBoundary>
);
const show = (Part: ComponentType<{ text: string }>) => renderScreen(page(Part));

describe('a part of a page', () => {
  it('is shown once its file is loaded', async () => {
    show(lazyPart(failing(0, Below), { fallback: <p>Loading</p> }));
    screen.getByText('Loading');
    await until(() => screen.getByText('Coming Soon'));
  });

  it('is not rendered again with the page, unless its props change', async () => {
    const rendered = vi.fn(Below);
    const Part = lazyPart(failing(0, rendered));
    const { rerender } = show(Part);
    await until(() => screen.getByText('Coming Soon'));
    const times = rendered.mock.calls.length;
    rerender(page(Part));
    expect(rendered).toHaveBeenCalledTimes(times);
    rerender(page(Part, 'Tips'));
    screen.getByText('Tips');
  });

  it('whose file does not load shows the error in its place, and reloads the page only on Try Again', async () => {
    show(lazyPart(failing(1, Below)));
    await until(() => screen.getByText('This part could not be loaded'));
    screen.getByRole('heading', { name: 'Dashboard' });
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may stay absent', async () => {
    const absent = vi.fn(() => null);
    show(lazyPart(failing(1, Below), { renderMissing: absent }));
    await until(() => expect(absent).toHaveBeenCalled());
    screen.getByRole('heading', { name: 'Dashboard' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that has a bug breaks the page, which offers a retry', async () => {
    show(lazyPart(failing(1, Below, 'x is not a function')));
    await until(() => screen.getByText('The page broke'));
  });

  it('is requested again when it is shown again', async () => {
    const Part = lazyPart(failing(2, Below));
    for (const _ of [1, 2]) {
      const { unmount } = show(Part);
      await until(() => screen.getByText('This part could not be loaded'));
      unmount();
    }
    show(Part);
    await until(() => screen.getByText('Coming Soon'));
  });
});

/** A page with a button that opens a dialog, whose file fails to load once. */
function DialogPage({ Part }: { Part: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToasterHost />
      <button type="button" onClick={() => setIsOpen(true)}>
        Search
      </button>
      {isOpen && <Part onClose={() => setIsOpen(false)} />}
    </>
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));

function openMissing(): void {
  renderScreen(<DialogPage Part={lazyDialog(failing(1, Dialog))} />);
  open();
}

it('a dialog whose file does not load reloads the page once, as after a release', async () => {
  window.sessionStorage.clear();
  openMissing();
  await until(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText('This part could not be loaded')).toBeNull();
});

it('a dialog whose file still does not load closes with a message, and opens when it is tried again', async () => {
  window.sessionStorage.clear();
  reloadOnce();
  reload.mockClear();
  openMissing();
  await until(() => screen.getByText('This part could not be loaded'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  await until(() => screen.getByRole('dialog'));
});

it('a dialog whose file does not load keeps the page that has typed text', async () => {
  window.sessionStorage.clear();
  renderScreen(<textarea aria-label="Reply" defaultValue="Bumrah" />);
  openMissing();
  await until(() => screen.getByText('This part could not be loaded'));
  expect(reload).not.toHaveBeenCalled();
});
