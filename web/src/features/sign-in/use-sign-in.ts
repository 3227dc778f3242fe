import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { useState } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { exchangeCredential } from './exchange-credential.ts';
import { messageOfSignInError } from './sign-in-messages.ts';

export type SignInStep = 'closed' | 'open' | 'signing-in';

interface SignInOptions {
  onSignedIn: (user: User, tokens: TokenPair) => void;
  onMessage: (message: string) => void;
}

/** The steps from the opened overlay to a signed-in person or a message. */
export function useSignIn({ onSignedIn, onMessage }: SignInOptions) {
  const [step, setStep] = useState<SignInStep>('closed');

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
