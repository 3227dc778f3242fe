import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { pageQuery } from '../../ui/layout/pager.tsx';
import { DeskList } from './desk-list.tsx';

function show(offset: number, rows: number, total: number, page: number) {
  const onGoTo = vi.fn();
  const data = {
    data: Array.from({ length: rows }, (_, at) => `Row ${offset + at + 1}`),
    page: { offset, limit: 25, total },
  };
  const query = { data, error: null, isPlaceholderData: false, refetch: () => undefined };
  renderScreen(
    <DeskList query={query} page={page} onGoTo={onGoTo} empty="None">
      {(items) => items.join()}
    </DeskList>,
  );
  return onGoTo;
}

const place = () => screen.queryByText(/–\d+ of/)?.textContent;
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('a page of a list of the desk', () => {
  it.each([
    [1, { offset: 0, limit: 25 }],
    [3, { offset: 50, limit: 25 }],
  ])('number %d is requested as %j', (page, place_) => {
    expect(pageQuery(page)).toEqual(place_);
  });

  it('shows its position', () => {
    const onGoTo = show(25, 25, 51, 2);
    expect(place()).toBe('26–50 of 51');
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, false]);
    expect(onGoTo).not.toHaveBeenCalled();
  });

  it('that is the last one has only a button back', () => {
    show(50, 1, 51, 3);
    expect(place()).toBe('51–51 of 51');
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, true]);
  });

  it('shows no pager when it holds the whole list', () => {
    show(0, 25, 25, 1);
    expect(place()).toBeUndefined();
  });

  it('that no longer exists is replaced by the last one', () => {
    expect(show(50, 0, 50, 3)).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('shows a message when the list is empty', () => {
    expect(show(0, 0, 0, 1)).not.toHaveBeenCalled();
    screen.getByText('None');
  });
});
