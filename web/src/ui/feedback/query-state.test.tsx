import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { QueryState } from './query-state.tsx';

const away = new ApiError({ code: 'unavailable', status: 503, text: 'Back in a moment.' });
const unknown = new ApiError({ code: 'not_found', status: 404, text: 'Not here.' });

function show(query: { data?: string[]; error?: unknown }, parts: { notesStale?: boolean } = {}) {
  const refetch = vi.fn();
  renderScreen(
    <QueryState
      query={{ data: query.data, error: query.error ?? null, refetch }}
      skeletons={['h-4', 'h-8']}
      missing={<p>No such thing</p>}
      isEmpty={(items) => items.length === 0}
      empty={<p>Nothing yet</p>}
      {...parts}
    >
      {(items) => <p>{items.join(' and ')}</p>}
    </QueryState>,
  );
  return refetch;
}

describe('the state of a query', () => {
  it('is labelled grey blocks while it loads', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(2);
  });

  it('is the error with a retry button', () => {
    const refetch = show({ error: away });
    expect(screen.getByRole('alert').textContent).toContain('Back in a moment.');
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('is a message when the thing does not exist', () => {
    show({ error: unknown });
    screen.getByText('No such thing');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is a message when it is empty', () => {
    show({ data: [] });
    screen.getByText('Nothing yet');
  });

  it('is its data', () => {
    show({ data: ['one', 'two'] });
    screen.getByText('one and two');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is its older data after a failure, with a note if requested', () => {
    show({ data: ['one'], error: away });
    screen.getByText('one');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that older data is cached, and why', () => {
    show({ data: ['one'], error: away }, { notesStale: true });
    screen.getByText('one');
    expect(screen.getByRole('status').textContent).toBe('Using cached data. Back in a moment.');
  });

  it('has no such note while the data is current', () => {
    show({ data: ['one'] }, { notesStale: true });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
