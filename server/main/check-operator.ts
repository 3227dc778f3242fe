import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../platform/app-error.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets the operator's figures be read with METRICS_TOKEN. Without one they stay open, which is meant for a server
 * that listens on loopback; production should set it.
 */
export function checkOperator(token: string | undefined) {
  return (authorization: string | undefined): void => {
    if (token === undefined) return;
    const sent = digest(authorization ?? '');
    if (!timingSafeEqual(sent, digest(`Bearer ${token}`))) throw new AppError('token_missing');
  };
}
