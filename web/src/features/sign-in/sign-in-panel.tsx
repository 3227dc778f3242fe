import { useLingui } from '@lingui/react';
import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/skeleton.tsx';
import { signInMessages } from './sign-in-messages.ts';
import { type LegalDocumentName, TermsCheckbox } from './terms-checkbox.tsx';
import { type ScriptState, useGoogleScript } from './use-google-script.ts';
import { useSignIn } from './use-sign-in.ts';

const GoogleOverlay = lazy(() =>
  import('./google-overlay.tsx').then((module) => ({ default: module.GoogleOverlay })),
);

interface SignInPanelProps {
  onSignedIn: (user: User, tokens: TokenPair) => void;
  onOpenDocument: (name: LegalDocumentName) => void;
  onMessage: (message: string) => void;
}

/** The terms box, the button, and the overlay that it opens. */
export function SignInPanel({ onSignedIn, onOpenDocument, onMessage }: SignInPanelProps) {
  const [accepted, setAccepted] = useState(false);
  const { script, retry } = useGoogleScript();
  const signIn = useSignIn({ onSignedIn, onMessage });
  useScriptMessages(script, onMessage);

  return (
    <div>
      <TermsCheckbox accepted={accepted} onChange={setAccepted} onOpenDocument={onOpenDocument} />
      <div className="mt-4 min-h-24">
        <SignInButton
          script={script}
          accepted={accepted}
          signingIn={signIn.step === 'signing-in'}
          onPress={signIn.open}
          onRetry={retry}
        />
      </div>
      {signIn.step !== 'closed' && script.phase === 'ready' && (
        <Suspense fallback={null}>
          <GoogleOverlay
            clientId={script.clientId}
            signingIn={signIn.step === 'signing-in'}
            onCredential={(credential) => void signIn.takeCredential(credential)}
            onFailure={signIn.fail}
            onClose={signIn.close}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SignInButtonProps {
  script: ScriptState;
  accepted: boolean;
  signingIn: boolean;
  onPress: () => void;
  onRetry: () => void;
}

/** The button, or how the loading of Google's script stands. */
function SignInButton({ script, accepted, signingIn, onPress, onRetry }: SignInButtonProps) {
  const { i18n } = useLingui();
  if (script.phase === 'ready') {
    return (
      <>
        <Button
          size="large"
          className="w-full"
          disabled={!accepted}
          busy={signingIn}
          aria-describedby={accepted ? undefined : 'terms-needed'}
          onClick={onPress}
        >
          {i18n.t(signingIn ? 'Signing in...' : 'Start Your Journey')}
          {!signingIn && <ArrowRight aria-hidden="true" className="size-5" />}
        </Button>
        {!accepted && (
          <p id="terms-needed" className="mt-2 text-center text-xs text-muted">
            {i18n.t(signInMessages.acceptTerms)}
          </p>
        )}
      </>
    );
  }
  return (
    <div aria-live="polite">
      {script.phase === 'failed' ? (
        <>
          <Button look="outline" size="large" className="w-full" onClick={onRetry}>
            {i18n.t(signInMessages.retry)}
          </Button>
          <p className="mt-2 text-center text-sm text-danger">{i18n.t(script.message)}</p>
        </>
      ) : (
        <p className="flex min-h-12 items-center justify-center gap-3 rounded-control border border-line bg-raised text-muted">
          <Spinner small /> {i18n.t(signInMessages.loading)}
        </p>
      )}
      {script.phase === 'loading' && script.slow && (
        <div className="mt-2 text-center text-sm text-floodlight">
          <p>{i18n.t(signInMessages.slow)}</p>
          <Button look="quiet" onClick={onRetry}>
            {i18n.t(signInMessages.retry)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A failed load is also said as a toast, as every failure to sign in is. */
function useScriptMessages(script: ScriptState, onMessage: (message: string) => void): void {
  const { i18n } = useLingui();
  const say = useEffectEvent((text: string) => onMessage(i18n.t(text)));
  const message = script.phase === 'failed' ? script.message : null;
  useEffect(() => {
    if (message !== null) say(message);
  }, [message]);
}
