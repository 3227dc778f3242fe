import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { visit } from '../../testing/test-server.ts';
import { watchLinks } from './watch-links.ts';

const prepare = vi.fn();
let stop: () => void;
beforeEach(() => {
  visit('http://127.0.0.1:9/');
  prepare.mockClear();
  stop = watchLinks(prepare);
  renderScreen(
    <>
      <a href="/matches?tab=live">
        <span>Matches</span>
      </a>
      <a href="https://example.com/matches">Elsewhere</a>
      <button type="button">No link</button>
    </>,
  );
});
afterEach(() => stop());

describe('a link that may be followed next', () => {
  it.each([
    ['a pointer is over it', fireEvent.pointerOver],
    ['it gets the focus', fireEvent.focusIn],
  ])('has its page prepared when %s', (_, act) => {
    act(screen.getByText('Matches'));
    expect(prepare.mock.calls).toEqual([['/matches']]);
  });

  it('is neither one to another site nor a button', () => {
    fireEvent.pointerOver(screen.getByText('Elsewhere'));
    fireEvent.pointerOver(screen.getByText('No link'));
    expect(prepare).not.toHaveBeenCalled();
  });

  it('is ignored offline, because a failed load would be cached', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.pointerOver(screen.getByText('Matches'));
    expect(prepare).not.toHaveBeenCalled();
  });

  it('is ignored after the watch ends', () => {
    stop();
    fireEvent.pointerOver(screen.getByText('Matches'));
    expect(prepare).not.toHaveBeenCalled();
  });
});
