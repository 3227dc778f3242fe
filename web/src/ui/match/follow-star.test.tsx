import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setFollowed } from '../../platform/storage/followed-matches.ts';
import { useFollowedAtFirst } from './follow-star.tsx';

function Keys() {
  return [...useFollowedAtFirst()].join(' ');
}

it('a list keeps the order in which it was opened, and the next one has what is followed by then', () => {
  setFollowed('one', true);
  const { container, rerender } = render(<Keys />);
  act(() => setFollowed('two', true));
  rerender(<Keys />);
  expect(container.textContent).toBe('one');
  expect(render(<Keys />).container.textContent).toBe('one two');
});
