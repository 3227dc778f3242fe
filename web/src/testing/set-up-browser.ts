import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { showLanguage } from '../platform/language/show-language.ts';

/** Web Locks, which the test browser lacks: whoever asks for a name waits for those before. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await showLanguage('en-IN');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
