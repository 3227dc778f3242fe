import { useCallback, useEffect, useState } from 'react';
import { loadScript, removeScript } from '../../platform/load-script.ts';
import { loadPublicSettings } from '../../platform/api/public-settings.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { signInMessages } from './sign-in-messages.ts';

/** A retry is offered when loading takes longer than this, in milliseconds. */
export const SLOW_AFTER_MS = 10_000;
/** Pause before Google's script is requested again, in milliseconds. */
export const RETRY_DELAY_MS = 1_000;

/** The progress of loading Google's script. `message` is a `sentence()`. */
export type ScriptState =
  | { phase: 'loading'; isSlow: boolean }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; clientId: string };

const loading: ScriptState = { phase: 'loading', isSlow: false };

/** Loads Google's script. `retry` removes it, waits a second and loads it again. */
export function useGoogleScript(): { script: ScriptState; retry: () => void } {
  const [script, setScript] = useState<ScriptState>(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const markSlow = (state: ScriptState) => (state.phase === 'loading' ? { ...state, isSlow: true } : state);
    const slowTimer = setTimeout(() => setScript(markSlow), SLOW_AFTER_MS);
    const loadTimer = setTimeout(
      async () => {
        const next = await loadGoogleScript();
        clearTimeout(slowTimer);
        if (isCurrent) setScript(next);
      },
      attempt === 0 ? 0 : RETRY_DELAY_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(slowTimer);
      clearTimeout(loadTimer);
    };
  }, [attempt]);

  const retry = useCallback(() => {
    void loadPublicSettings().then(
      ({ googleScriptUrl }) => removeScript(googleScriptUrl),
      () => undefined,
    );
    setScript(loading);
    setAttempt((count) => count + 1);
  }, []);

  return { script, retry };
}

async function loadGoogleScript(): Promise<ScriptState> {
  try {
    const { googleScriptUrl, googleClientId } = await loadPublicSettings();
    await loadScript(googleScriptUrl);
    if (googleIdentity() === undefined) return { phase: 'failed', message: signInMessages.loadFailed };
    return { phase: 'ready', clientId: googleClientId };
  } catch (error) {
    reportProblem('Google Sign-In did not load.', error);
    return { phase: 'failed', message: signInMessages.loadFailedOffline };
  }
}

/** The part of Google Identity Services that we use. The sandbox's script offers the same functions. */
export interface GoogleIdentity {
  initialize: (options: { client_id: string; callback: CredentialReceiver }) => void;
  renderButton: (parent: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
}

type CredentialReceiver = (response: { credential?: string }) => void;

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

/** Returns Google's sign-in library; undefined until its script has run. */
export function googleIdentity(): GoogleIdentity | undefined {
  return window.google?.accounts?.id;
}

let initialised: GoogleIdentity | null = null;
let receiver: CredentialReceiver = () => undefined;

/** Passes Google's credentials to `next` from now on. Google allows only one initialisation per page load. */
export function receiveCredentials(identity: GoogleIdentity, clientId: string, next: CredentialReceiver) {
  receiver = next;
  if (initialised === identity) return;
  identity.initialize({ client_id: clientId, callback: (response) => receiver(response) });
  initialised = identity;
}
