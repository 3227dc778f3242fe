import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { useState } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { messageOfSignInError, signInMessages } from './sign-in-messages.ts';
import { sendCall } from '../../platform/api/send-call.ts';
import { isRecord } from '../../platform/storage/local-storage.ts';

type SignInStep = 'closed' | 'open' | 'signing-in';

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

/** Gives Google's credential to the server and gets the person and their tokens. */
async function exchangeCredential(
  credential: string | undefined,
): Promise<{ user: User; tokens: TokenPair }> {
  if (!credential) throw new Error(signInMessages.noCredential);
  const answer = await sendCall('POST /api/auth/google/', { body: { token: credential } }, null);
  if (!isComplete(answer)) throw new Error(signInMessages.invalidAnswer);
  return answer;
}

function isComplete(answer: unknown): boolean {
  return (
    isRecord(answer) &&
    answer['success'] === true &&
    isRecord(answer['user']) &&
    typeof answer['user']['email'] === 'string' &&
    isRecord(answer['tokens'])
  );
}
