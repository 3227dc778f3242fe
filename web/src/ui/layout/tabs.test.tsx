import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Tabs } from './tabs.tsx';

const few = ['featured', 'live', 'upcoming'];
const all = [...few, 'series', 'teams'];
const TAB_WIDTH = 100;
const ROW_WIDTH = 320;

/** Gives a page without layout one: tabs side by side in a row that shows three of them. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TAB_WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return TAB_WIDTH * Math.max(0, all.indexOf(this.dataset['tab'] ?? ''));
  });
});
afterEach(() => vi.restoreAllMocks());

function Screen() {
  const [tab, choose] = useState('featured');
  const [shown, show] = useState(few);
  return (
    <>
      <button type="button" onClick={() => show(shown === few ? all : few)}>
        More or fewer
      </button>
      <Tabs label="Matches" tabs={shown.map((key) => ({ key, label: key }))} selected={tab} onSelect={choose}>
        {tab}
      </Tabs>
    </>
  );
}

const row = () => screen.getByRole('tablist');

describe('a row of tabs that is wider than the screen', () => {
  it('starts at its beginning', () => {
    renderScreen(<Screen />);
    expect(row().scrollLeft).toBe(0);
  });

  it('shows the selected tab again when tabs are added, without moving the focus', () => {
    renderScreen(<Screen />);
    const button = screen.getByRole('button', { name: 'More or fewer' });
    button.focus();
    row().scrollLeft = 2 * TAB_WIDTH;
    fireEvent.click(button);
    expect(row().scrollLeft).toBe(0);
    expect(document.activeElement).toBe(button);
  });

  it('fades at the ends beyond which it continues', () => {
    renderScreen(<Screen />);
    Object.defineProperty(row(), 'scrollWidth', { value: 5 * TAB_WIDTH });
    const fades = () => ['data-more-before', 'data-more-after'].map((end) => row().hasAttribute(end));
    fireEvent.scroll(row());
    expect(fades()).toEqual([false, true]);
    row().scrollLeft = 5 * TAB_WIDTH - ROW_WIDTH;
    fireEvent.scroll(row());
    expect(fades()).toEqual([true, false]);
  });

  it('scrolls the chosen tab fully into view, from either side', () => {
    renderScreen(<Screen />);
    fireEvent.click(screen.getByRole('button', { name: 'More or fewer' }));
    fireEvent.click(screen.getByRole('tab', { name: 'featured' }));
    fireEvent.keyDown(screen.getByRole('tab', { name: 'featured' }), { key: 'End' });
    expect(row().scrollLeft).toBeGreaterThanOrEqual(5 * TAB_WIDTH - ROW_WIDTH);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'teams' }), { key: 'Home' });
    expect(row().scrollLeft).toBe(0);
  });
});
