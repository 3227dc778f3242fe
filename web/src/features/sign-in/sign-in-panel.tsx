import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { Trans, useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { sendCall } from '../../platform/api/send-call.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/controls/skeleton.tsx';
import { type ScriptState, useGoogleScript } from './google-script.ts';
import { messageOfSignInError, signInMessages } from './sign-in-messages.ts';
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx';

const GoogleOverlay = lazyDialog(async () => (await import('./google-overlay.tsx')).GoogleOverlay);

interface SignInPanelProps {
  onSignedIn: (user: User, tokens: TokenPair) => void;
  onOpenDocument: (name: LegalDocumentName) => void;
  /** Receives why sign-in failed, translated, to show as a toast. */
  onMessage: (message: string) => void;
}

/** Sign-in with Google on the landing page. After accepting the terms, a dialog shows Google's button. */
export function SignInPanel({ onSignedIn, onOpenDocument, onMessage }: SignInPanelProps) {
  const { i18n } = useLingui();
  const [isAccepted, setIsAccepted] = useState(false);
  const { script, retry } = useGoogleScript();
  const signIn = useSignIn({ onSignedIn, onMessage });
  const reportFailure = useEffectEvent((state: ScriptState) => {
    if (state.phase === 'failed') onMessage(i18n.t(state.message));
  });
  useEffect(() => reportFailure(script), [script]);

  return (
    <div>
      <TermsCheckbox isAccepted={isAccepted} onChange={setIsAccepted} onOpenDocument={onOpenDocument} />
      <div className="mt-3 min-h-22">
        <SignInButton
          script={script}
          isAccepted={isAccepted}
          isSigningIn={signIn.step === 'signing-in'}
          onPress={signIn.open}
          onRetry={retry}
        />
      </div>
      {signIn.step !== 'closed' && script.phase === 'ready' && (
        <GoogleOverlay
          clientId={script.clientId}
          isSigningIn={signIn.step === 'signing-in'}
          onCredential={(credential) => void signIn.takeCredential(credential)}
          onFailure={signIn.fail}
          onClose={signIn.close}
        />
      )}
    </div>
  );
}

interface SignInButtonProps {
  script: ScriptState;
  isAccepted: boolean;
  isSigningIn: boolean;
  onPress: () => void;
  onRetry: () => void;
}

function SignInButton({ script, isAccepted, isSigningIn, onPress, onRetry }: SignInButtonProps) {
  const { i18n } = useLingui();
  const [isRefused, setIsRefused] = useState(false);
  if (script.phase === 'ready') {
    return (
      <div>
        <Button
          size="large"
          className="w-full opacity-100!"
          aria-disabled={!isAccepted}
          busy={isSigningIn}
          onClick={isAccepted ? onPress : () => setIsRefused(true)}
        >
          {i18n.t(isSigningIn ? 'Signing in...' : 'Start Your Journey')}
          {!isSigningIn && <ArrowRight aria-hidden="true" className="size-5" />}
        </Button>
        {isRefused && !isAccepted && (
          <p role="alert" className="mt-2 text-center text-xs font-medium text-text">
            {i18n.t(signInMessages.acceptTerms)}
          </p>
        )}
      </div>
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
      {script.phase === 'loading' && script.isSlow && (
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

type LegalDocumentName = 'terms' | 'privacy';

interface TermsCheckboxProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  onOpenDocument: (name: LegalDocumentName) => void;
}

const linkClasses = 'inline min-h-6 py-1 font-medium text-sky underline underline-offset-2';

/* oxlint-disable jsx-a11y/label-has-associated-control, jsx-a11y/control-has-associated-label -- Trans puts the texts in */

/** The checkbox beside two buttons that open the documents. Only the text outside the buttons ticks it. */
function TermsCheckbox({ isAccepted, onChange, onOpenDocument }: TermsCheckboxProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="flex items-start gap-1 text-sm text-muted">
      <label htmlFor={id} className="-ml-3 -mt-2.5 inline-flex size-11 shrink-0 items-center justify-center">
        <input
          id={id}
          type="checkbox"
          checked={isAccepted}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={`${id}-text`}
          aria-label={i18n.t('I agree to the Terms and Conditions and the Privacy Policy')}
          className="size-5 accent-turf"
        />
      </label>
      <p id={`${id}-text`}>
        <Trans
          id="<0>I agree to the</0> <1>Terms and Conditions</1> and the <2>Privacy Policy</2>."
          components={{
            0: <label htmlFor={id} />,
            1: <button type="button" className={linkClasses} onClick={() => onOpenDocument('terms')} />,
            2: <button type="button" className={linkClasses} onClick={() => onOpenDocument('privacy')} />,
          }}
        />
      </p>
    </div>
  );
}

function useSignIn({ onSignedIn, onMessage }: Pick<SignInPanelProps, 'onSignedIn' | 'onMessage'>) {
  const [step, setStep] = useState<'closed' | 'open' | 'signing-in'>('closed');

  const fail = (message: string) => {
    setStep('closed');
    onMessage(message);
  };

  const takeCredential = async (credential: string | undefined) => {
    setStep('signing-in');
    try {
      const { user, tokens } = await exchangeCredential(credential);
      setStep('closed');
      onSignedIn(user, tokens);
    } catch (error) {
      reportProblem('Sign-in did not succeed.', error);
      fail(messageOfSignInError(error));
    }
  };

  return { step, open: () => setStep('open'), close: () => setStep('closed'), fail, takeCredential };
}

async function exchangeCredential(
  credential: string | undefined,
): Promise<{ user: User; tokens: TokenPair }> {
  if (!credential) throw new Error(signInMessages.noCredential);
  const answer = await sendCall('POST /api/auth/google/', { body: { token: credential } }, null);
  const isComplete = answer?.success && answer.user?.email && answer.tokens;
  if (!isComplete) throw new Error(signInMessages.invalidAnswer);
  return answer;
}
