import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createLocks } from './web-locks.ts';
import { showLanguage } from '../platform/language/show-language.ts';
import { resetStreamAge } from '../platform/live/feed-age.ts';
import { resetServerClock } from '../platform/api/server-clock.ts';

// A bound on what hangs, not on what is slow.
configure({ asyncUtilTimeout: 30_000 });
Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await showLanguage('en-IN');
});

afterEach(() => {
  cleanup();
  // Before the timers are real again: restoring a spy on a fake timer would bring the fake one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Test files share the library: a test that goes offline would leave the next ones offline.
  onlineManager.setOnline(true);
  resetServerClock();
  resetStreamAge();
});
