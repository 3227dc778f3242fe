import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '../../platform/storage/session-storage.ts';
import { storeSession } from '../../testing/test-people.ts';
import { EXTENSION_INTERVAL_MS, watchActivity } from './watch-session.ts';

const start = new Date('2026-11-21T10:00:00Z').getTime();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => stop());

function later(ms: number): number {
  vi.setSystemTime(Date.now() + ms);
  return Date.now();
}

describe('activity', () => {
  it.each(['mouseDown', 'mouseMove', 'keyDown', 'scroll', 'touchStart', 'click'] as const)(
    'by %s prolongs the session',
    (name) => {
      storeSession();
      stop = watchActivity();
      const now = later(EXTENSION_INTERVAL_MS);

      fireEvent[name](window);

      expect(readSession()?.lastActivity).toBe(now);
    },
  );

  it('prolongs it too where a part of the page keeps the event to itself', () => {
    storeSession();
    stop = watchActivity();
    const now = later(EXTENSION_INTERVAL_MS);
    const part = document.createElement('div');
    part.addEventListener('click', (event) => event.stopPropagation());
    document.body.append(part);
    fireEvent.click(part);
    part.remove();
    expect(readSession()?.lastActivity).toBe(now);
  });

  it('prolongs it at most once in 60 seconds', () => {
    storeSession();
    stop = watchActivity();
    const first = later(EXTENSION_INTERVAL_MS);
    fireEvent.click(window);

    later(EXTENSION_INTERVAL_MS - 1);
    fireEvent.click(window);
    expect(readSession()?.lastActivity).toBe(first);

    const next = later(1);
    fireEvent.click(window);
    expect(readSession()?.lastActivity).toBe(next);
  });

  it('brings back no session that is over', () => {
    stop = watchActivity();
    fireEvent.click(window);
    expect(readSession()).toBeNull();
  });
});
