import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha } from '../../testing/test-people.ts';
import {
  proxyPage,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import type { GoogleIdentity } from './google-script.ts';
import { signInMessages } from './sign-in-messages.ts';

const scriptUrl = 'http://127.0.0.1:9/gsi/client';
const settings = {
  googleClientId: 'client-1',
  googleScriptUrl: scriptUrl,
  razorpayScriptUrl: 'http://127.0.0.1:9/checkout.js',
  apiHost: null,
  sandboxes: [],
  history: 'cricsheet',
};
const tokens = { access: 'access-1', refresh: 'refresh-1' };
const SIGN_IN = 'POST /api/auth/google/';

let server: TestServer;
/** Script elements as the page asks for them; the test decides whether and when they load. */
let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});
afterEach(async () => {
  delete window.google;
  await server.close();
});

async function show(answer: TestHandler = () => ({ body: { success: true, user: asha, tokens } })) {
  server = await startTestServer({ 'GET /api/settings/': () => ({ body: settings }), [SIGN_IN]: answer });
  const callbacks = { onSignedIn: vi.fn(), onOpenDocument: vi.fn(), onMessage: vi.fn() };
  vi.resetModules();
  const { SignInPanel } = await import('./sign-in-panel.tsx');
  renderScreen(<SignInPanel {...callbacks} />);
  await pass(0);
  await until(() => expect(scripts).toHaveLength(1));
  return callbacks;
}

/** Google's script as it is once loaded: its button gives the credential that it is told to. */
function googleGiving(credential: string | undefined): GoogleIdentity {
  let callback: Parameters<GoogleIdentity['initialize']>[0]['callback'] | null = null;
  return {
    initialize: (options) => {
      callback = options.callback;
    },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.textContent = 'Continue with Google';
      button.addEventListener('click', () => callback?.(credential === undefined ? {} : { credential }));
      parent.append(button);
    },
  };
}

async function finishScript(event: 'load' | 'error', identity?: GoogleIdentity) {
  if (identity) window.google = { accounts: { id: identity } };
  await act(async () => {
    scripts.at(-1)?.dispatchEvent(new Event(event));
  });
}

async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

const startButton = () =>
  until(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Start Your Journey' }));

async function openOverlay(identity: GoogleIdentity) {
  await finishScript('load', identity);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(await startButton());
  return until(() => screen.getByRole('dialog'));
}

describe('loading Google Sign-In', () => {
  it('shows a placeholder until the script has loaded', async () => {
    await show();
    expect(screen.getByText(signInMessages.loading)).toBeDefined();
    await finishScript('load', googleGiving('credential'));
    expect(await startButton()).toBeDefined();
  });

  it('warns after ten seconds', async () => {
    await show();
    await pass(9_999);
    expect(screen.queryByText(signInMessages.slow)).toBeNull();
    await pass(1);
    expect(screen.getByText(signInMessages.slow)).toBeDefined();
  });

  it('shows a failure with a retry button, which reloads the script after a second', async () => {
    const callbacks = await show();
    await finishScript('error');
    expect(await until(() => screen.getByText(signInMessages.loadFailedOffline))).toBeDefined();
    expect(callbacks.onMessage).toHaveBeenCalledWith(signInMessages.loadFailedOffline);

    fireEvent.click(screen.getByText(signInMessages.retry));
    expect(screen.getByText(signInMessages.loading)).toBeDefined();
    await pass(999);
    expect(scripts).toHaveLength(1);
    await pass(1);
    await until(() => expect(scripts).toHaveLength(2));
  });

  it('shows a failure when the script does not define its API', async () => {
    await show();
    await finishScript('load');
    expect(await until(() => screen.getByText(signInMessages.loadFailed))).toBeDefined();
  });
});

const conflict = 'This Google account is already associated with another account';
const invalid = 'Invalid Google authentication token. Please try again.';
const serverFailed = 'Server error during authentication. Please try again later.';

describe('signing in', () => {
  it('waits for the terms box', async () => {
    await show();
    await finishScript('load', googleGiving('credential'));
    const button = await startButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe(signInMessages.acceptTerms);
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.click(screen.getByRole('checkbox'));
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens the two documents from the label', async () => {
    const callbacks = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
    fireEvent.click(screen.getByRole('button', { name: 'Privacy Policy' }));
    expect(callbacks.onOpenDocument.mock.calls).toEqual([['terms'], ['privacy']]);
  });

  it('sends the credential to the server and passes on the user', async () => {
    const callbacks = await show();
    await openOverlay(googleGiving('credential'));
    fireEvent.click(screen.getByText('Continue with Google'));

    await until(() => expect(screen.getAllByText('Signing in...').length).toBeGreaterThan(0));
    await until(() => expect(callbacks.onSignedIn).toHaveBeenCalledWith(asha, tokens));
    expect(server.requests.at(-1)?.body).toEqual({ token: 'credential' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['no credential', undefined, undefined, signInMessages.noCredential],
    ['an incomplete answer', 'credential', () => ({ body: { success: true } }), signInMessages.invalidAnswer],
    [
      'a user without tokens',
      'credential',
      () => ({ body: { success: true, user: asha } }),
      signInMessages.invalidAnswer,
    ],
    [
      'tokens without a user',
      'credential',
      () => ({ body: { success: true, tokens } }),
      signInMessages.invalidAnswer,
    ],
    [
      'a conflict',
      'credential',
      () => refusal(409, 'account_conflict', '', { details: 'Details.', conflict_email: 'b@example.com' }),
      'This Google account is already associated with another account\nDetails.\nPlease try signing in with: b@example.com',
    ],
    ['a 400', 'credential', () => refusal(400, 'x', ''), invalid],
    ['a 500', 'credential', () => refusal(500, 'x', ''), serverFailed],
    ['another status', 'credential', () => refusal(418, 'x', ''), 'Authentication failed (418)'],
    ['a 409 without a body', 'credential', () => ({ status: 409 }), conflict],
    ['a 400 without a body', 'credential', () => ({ status: 400 }), invalid],
    ['a 400 from a proxy', 'credential', proxyPage(400), invalid],
    ['a 500 without a body', 'credential', () => ({ status: 500 }), serverFailed],
    ['a 500 from a proxy', 'credential', proxyPage(500), serverFailed],
    ['another status without a body', 'credential', () => ({ status: 418 }), 'Authentication failed (418)'],
    ['another status from a proxy', 'credential', proxyPage(502), 'Authentication failed (502)'],
    ['a page of a proxy', 'credential', proxyPage(200), signInMessages.invalidAnswer],
    ['the server’s own words', 'credential', () => refusal(400, 'x', 'Own words'), 'Own words'],
  ])('shows the message after %s, and closes the overlay', async (_, credential, answer, message) => {
    const callbacks = await show(answer);
    await openOverlay(googleGiving(credential));
    fireEvent.click(screen.getByText('Continue with Google'));

    await until(() => expect(callbacks.onMessage).toHaveBeenCalledWith(message));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callbacks.onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['its close mark', () => fireEvent.click(screen.getByRole('button', { name: /^Close / }))],
    ['Cancel', () => fireEvent.click(screen.getByText('Cancel'))],
    ['the backdrop', () => fireEvent.mouseDown(screen.getByRole('dialog').parentElement ?? document.body)],
  ])('is given up by %s', async (_, close) => {
    await show();
    await openOverlay(googleGiving('credential'));
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('times out after five minutes', async () => {
    const callbacks = await show();
    await openOverlay(googleGiving('credential'));
    await pass(5 * 60_000);
    expect(callbacks.onMessage).toHaveBeenCalledWith(signInMessages.timedOut);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['initialize', signInMessages.initialiseFailed],
    ['renderButton', signInMessages.startFailed],
  ] as const)('says so when %s fails', async (method, message) => {
    const callbacks = await show();
    const broken = {
      ...googleGiving('credential'),
      [method]: () => {
        throw new Error('broken');
      },
    };
    await finishScript('load', broken);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(await startButton());
    await until(() => expect(callbacks.onMessage).toHaveBeenCalledWith(message));
  });
});
