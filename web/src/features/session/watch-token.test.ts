import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../platform/storage/session-storage.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { TOKEN_CHECK_INTERVAL_MS, watchToken } from './watch-session.ts';

const STATUS = 'GET /api/auth/status/';
const alive: TestHandler = () => ({ body: { authenticated: true, expiresAt: '2030-01-01T00:00:00.000Z' } });

let server: TestServer;
let stop = () => undefined as void;
const onEnded = vi.fn();

beforeEach(() => onEnded.mockClear());
afterEach(() => {
  stop();
  return server.close();
});

async function watch(answer: TestHandler) {
  server = await startTestServer({
    [STATUS]: answer,
    'POST /api/auth/refresh/': () => refusal(401, 'refresh_refused', ''),
  });
  storeSession();
  stop = watchToken(onEnded);
}

const focus = () => act(async () => window.dispatchEvent(new Event('focus')));
/** The check before it may take a moment more. */
const checkAgain = () =>
  until(() => {
    window.dispatchEvent(new Event('focus'));
    expect(checks()).toBeGreaterThan(1);
  });
const checks = () => server.callsOf(STATUS);

it('a token is checked every half hour', async () => {
  await watch(alive);
  expect(TOKEN_CHECK_INTERVAL_MS).toBe(1_800_000);
});

describe('the check of a token', () => {
  it('is made when the window gains the focus, one at a time', async () => {
    await watch(alive);
    for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('focus'));
    await until(() => expect(checks()).toBe(1));
    await checkAgain();
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('is made when the tab is shown, and not when it is hidden', async () => {
    await watch(alive);
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(checks()).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(checks()).toBe(1));
  });

  it('keeps the session when the server cannot be reached', async () => {
    await watch(() => refusal(503, 'unavailable', ''));
    await focus();
    await until(() => expect(checks()).toBe(1));
    await checkAgain();
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('ends the session when it is over', async () => {
    await watch(() => refusal(401, 'token_expired', ''));
    await focus();
    await until(() => expect(onEnded).toHaveBeenCalledOnce());
  });

  it('ends a session that is stored no more without asking', async () => {
    await watch(alive);
    clearSession();
    await focus();
    await until(() => expect(onEnded).toHaveBeenCalledOnce());
    expect(checks()).toBe(0);
  });
});
