import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useFadedEnds } from './use-faded-ends.ts';

afterEach(() => vi.restoreAllMocks());

function Row({ content }: { content: string }) {
  const row = useRef<HTMLDivElement>(null);
  useFadedEnds(row, content);
  return <div ref={row} data-testid="row" />;
}

const isFaded = () => screen.getByTestId('row').hasAttribute('data-more-after');

it('a row is measured again only when its content changes', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(320);
  const { rerender } = renderScreen(<Row content="One Two" />);
  const measured = width.mock.calls.length;
  rerender(<Row content="One Two" />);
  expect(width).toHaveBeenCalledTimes(measured);
  expect(isFaded()).toBe(false);
  width.mockReturnValue(420);
  rerender(<Row content="One Two Three" />);
  expect(isFaded()).toBe(true);
});
