import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const NO_FILE = 'Failed to fetch dynamically imported module: http://127.0.0.1/assets/terms-page.js';
const unexpected = 'Unexpected Application Error!';
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

function open(draw: () => string): ReturnType<typeof renderScreen> {
  const Page = () => <p>{draw()}</p>;
  return renderScreen(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
}

const fail = (message: string) => () => {
  throw new TypeError(message);
};

describe('a page whose file does not load', () => {
  it.each([NO_FILE, 'error loading dynamically imported module', 'Importing a module script failed.'])(
    'says without a network that it was not opened here before: %s',
    (message) => {
      setOnline(false);
      open(fail(message));
      expect(screen.getByRole('heading').textContent).toBe('No network');
      screen.getByText(/has not been opened on this device before/);
      expect(reload).not.toHaveBeenCalled();

      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [1, ['Try Again'], 'Back to the home page'],
    [2, ['Try Again', 'Go Back'], null],
  ])('with %d pages in the history offers %j', (pages, buttons, start) => {
    setOnline(false);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
    open(fail(NO_FILE));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    expect(screen.queryByRole('link')?.textContent ?? null).toBe(start);
  });

  it('is not reloaded when the browser cannot store that it was', () => {
    setOnline(true);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
    open(fail(NO_FILE));
    expect(reload).not.toHaveBeenCalled();
    screen.getByText(/The connection broke/);
  });

  it('is left by going back', () => {
    setOnline(false);
    let draw: () => string = fail(NO_FILE);
    open(() => draw());
    draw = () => 'The page before';
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    screen.getByText('The page before');
  });

  it('is reloaded once when online, as after a release, and then says that it did not load', () => {
    setOnline(true);
    const first = open(fail(NO_FILE));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading')).toBeNull();
    first.unmount();

    open(fail(NO_FILE));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading').textContent).toBe(unexpected);
    screen.getByText(/The connection broke/);
    screen.getByRole('button', { name: 'Try Again' });
  });

  it('reloads by itself when the browser is online again', () => {
    setOnline(false);
    open(fail(NO_FILE));
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload for a user who has left it when the browser is online again', () => {
    setOnline(false);
    open(fail(NO_FILE));
    window.dispatchEvent(new Event('beforeunload'));
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page with a bug', () => {
  it.each([true, false])('shows the error screen, online: %s', (online) => {
    setOnline(online);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    open(fail('x is not a function'));
    expect(screen.getByRole('heading').textContent).toBe(unexpected);
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByRole('link', { name: 'Back to the home page' });
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
  });
});
