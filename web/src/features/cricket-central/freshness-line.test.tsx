import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FreshnessLine } from './freshness-line.tsx';

const updatedAt = new Date('2026-11-21T06:30:00.000Z').getTime();

function show(parts: { isFetching?: boolean; isError?: boolean }) {
  const query = { isFetching: false, isError: false, dataUpdatedAt: updatedAt, ...parts };
  return renderScreen(<FreshnessLine query={query} />);
}

const announced = () => screen.getByRole('status').textContent;

describe('what a screen reader is told of polls', () => {
  it('is nothing while they succeed, though the line shows them', () => {
    const { container, unmount } = show({});
    expect(container.textContent).toContain('Live:');
    expect(announced()).toBe('');
    unmount();
    expect(show({ isFetching: true }).container.textContent).toContain('Updating...');
    expect(announced()).toBe('');
  });

  it('is a sentence without a time when one fails', () => {
    show({ isError: true });
    expect(announced()).toBe('The data may be out of date.');
  });

  it('stays that sentence while the next poll runs', () => {
    show({ isError: true, isFetching: true });
    expect(announced()).toBe('The data may be out of date.');
  });
});
