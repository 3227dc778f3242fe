import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Spinner } from '../../ui/controls/skeleton.tsx';
import { googleIdentity, receiveCredentials } from './google-script.ts';
import { signInMessages } from './sign-in-messages.ts';

/** The overlay closes when no account was chosen in this time, in milliseconds. */
export const OVERLAY_TIMEOUT_MS = 5 * 60_000;

interface GoogleOverlayProps {
  clientId: string;
  isSigningIn: boolean;
  onCredential: (credential: string | undefined) => void;
  onFailure: (message: string) => void;
  onClose: () => void;
}

/** The dialog with Google's own button. After five minutes it reports a failure. */
export function GoogleOverlay({
  clientId,
  isSigningIn,
  onCredential,
  onFailure,
  onClose,
}: GoogleOverlayProps) {
  const { i18n } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const receive = useEffectEvent((response: { credential?: string }) => onCredential(response.credential));
  const fail = useEffectEvent((message: string) => onFailure(i18n.t(message)));

  useEffect(() => {
    const failure = container.current && drawSignInButton(container.current, clientId, receive);
    if (failure) fail(failure);
  }, [clientId]);

  useEffect(() => {
    const timer = setTimeout(() => fail(signInMessages.timedOut), OVERLAY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Modal title={i18n.t('Sign in to GullyLens')} width="narrow" onClose={onClose}>
      <p className="mb-5 text-sm text-muted">{i18n.t('Google shares only your name and email with us.')}</p>
      <div className="relative flex min-h-12 items-center justify-center">
        <div ref={container} className={isSigningIn ? 'invisible' : undefined} />
        {isSigningIn && (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-3">
            <Spinner small /> {i18n.t('Signing in...')}
          </p>
        )}
      </div>
      <Button look="quiet" className="mt-4 w-full" onClick={onClose}>
        {i18n.t('Cancel')}
      </Button>
    </Modal>
  );
}

/** Draws Google's button. Returns the failure as a `sentence()`, or null. */
function drawSignInButton(
  container: HTMLElement,
  clientId: string,
  receive: (response: { credential?: string }) => void,
): string | null {
  const identity = googleIdentity();
  if (identity === undefined) return signInMessages.notReady;
  try {
    receiveCredentials(identity, clientId, receive);
  } catch {
    return signInMessages.initialiseFailed;
  }
  try {
    identity.renderButton(container, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      shape: 'pill',
      width: 280,
    });
    return null;
  } catch {
    return signInMessages.startFailed;
  }
}
