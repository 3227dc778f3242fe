import { fireEvent, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

const scrollTo = vi.fn<() => void>();

function Screen() {
  useScrollToTop();
  const [, choose] = useSearchParamChoice('tab', ['live', 'recent'] as const, 'live');
  const navigate = useNavigate();
  return (
    <>
      <Link to="/forum">Forum</Link>
      <button type="button" onClick={() => choose('recent')}>
        Recent
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  scrollTo.mockClear();
  renderScreen(
    <MemoryRouter initialEntries={['/matches']}>
      <Screen />
    </MemoryRouter>,
  );
});

it('a new page starts at its top', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Forum' }));
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('choosing a tab leaves the page where it is', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Recent' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('going back leaves the scroll position to the browser', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Forum' }));
  scrollTo.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).not.toHaveBeenCalled();
});
