import type { TokenPair, User } from '@gullylens/contract/http/auth';
import { sendCall } from '../../platform/api/send-call.ts';
import { isRecord } from '../../platform/storage/local-storage.ts';
import { signInMessages } from './sign-in-messages.ts';

/** Gives Google's credential to the server and gets the person and their tokens. */
export async function exchangeCredential(
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
