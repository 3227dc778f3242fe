import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Authorize } from '../../platform/http/authorize-request.ts';
import type { Visitor } from '../../platform/http/handler.ts';

interface AccessChecks {
  /** Throws when the token is missing, expired or revoked. */
  readonly authenticate: (authorization: string | undefined) => Promise<Visitor>;
  readonly mayReadPremium: (visitor: Visitor) => Promise<boolean>;
  /** Throws when the caller is not the operator. */
  readonly authorizeOperator: (authorization: string | undefined) => void;
}

const analystRoles: readonly string[] = ['analyst', 'admin'];

/** True when the visitor may read Premium content. Analysts may, because they write it. */
export async function readsPremium(
  visitor: Visitor,
  isPremium: (userId: string) => Promise<boolean>,
): Promise<boolean> {
  return analystRoles.includes(visitor.role) || isPremium(visitor.userId);
}

/** Creates the check of a route's access level, for the HTTP server of a process. */
export function authorizeByRole({
  authenticate,
  mayReadPremium,
  authorizeOperator,
}: AccessChecks): Authorize {
  return async (access, authorization) => {
    if (access === 'operator') authorizeOperator(authorization);
    const needsNoVisitor = access === 'public' || access === 'signature' || access === 'operator';
    if (needsNoVisitor || (access === 'guest' && authorization === undefined)) return null;
    const visitor = await authenticate(authorization);
    if (access === 'premium' && !(await mayReadPremium(visitor))) throw new AppError('premium_required');
    const isTooLow =
      (access === 'analyst' && !analystRoles.includes(visitor.role)) ||
      (access === 'admin' && visitor.role !== 'admin');
    if (isTooLow) throw new AppError('forbidden', { log: 'role too low for this route' });
    return visitor;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Creates the check of METRICS_TOKEN for operator routes; while it is being replaced, the previous one is accepted too.
 * Without a token these routes are open, which is meant for a server on loopback; production must set it.
 */
export function createOperatorCheck(token: string | undefined, previousToken?: string) {
  if (token === undefined) return (): void => {};
  const accepted = [token, previousToken ?? token].map((each) => digest(`Bearer ${each}`));
  return (authorization: string | undefined): void => {
    const sent = digest(authorization ?? '');
    if (!accepted.some((each) => timingSafeEqual(sent, each))) throw new AppError('token_missing');
  };
}
