import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { authorizeByRole, createOperatorCheck, readsPremium } from './authorize-by-role.ts';

const visitor = { userId: 'asha', sessionId: 'phone', role: 'user', tokenExpiresAt: new Date(8.64e15) };
const authorize = authorizeByRole({
  authenticate: async (authorization) => {
    if (authorization !== 'Bearer good') throw new AppError('token_invalid');
    return visitor;
  },
  mayReadPremium: async () => false,
  authorizeOperator: () => {
    throw new AppError('forbidden');
  },
});

describe('a guest route', () => {
  it('accepts visitors and identifies signed-in users', async () => {
    expect(await authorize('guest', undefined)).toBeNull();
    expect(await authorize('guest', 'Bearer good')).toBe(visitor);
  });

  it('rejects an invalid token', async () => {
    await expect(authorize('guest', 'Bearer worn')).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('other routes', () => {
  it('need no token when they are public, signed or for the operator', async () => {
    expect(await authorize('public', 'Bearer worn')).toBeNull();
    expect(await authorize('signature', 'Bearer worn')).toBeNull();
    expect(await authorizeRole('user')('operator', 'Bearer worn')).toBeNull();
  });

  it.each([
    ['user', undefined, 'token_invalid'],
    ['premium', 'Bearer good', 'premium_required'],
    ['analyst', 'Bearer good', 'forbidden'],
    ['admin', 'Bearer good', 'forbidden'],
    ['operator', 'Bearer good', 'forbidden'],
  ] as const)('with access %s reject a caller without it', async (access, authorization, code) => {
    await expect(authorize(access, authorization)).rejects.toMatchObject({ code });
  });
});

const authorizeRole = (role: string, mayReadPremium = false) =>
  authorizeByRole({
    authenticate: async () => ({ ...visitor, role }),
    mayReadPremium: async () => mayReadPremium,
    authorizeOperator: () => {},
  });

describe("a visitor's role", () => {
  it.each([
    ['analyst', 'analyst', true],
    ['admin', 'analyst', true],
    ['admin', 'admin', true],
    ['analyst', 'admin', false],
  ] as const)('%s may call a route with access %s: %s', async (role, access, isAllowed) => {
    const called = authorizeRole(role)(access, 'Bearer good').then(
      () => true,
      () => false,
    );
    expect(await called).toBe(isAllowed);
  });

  it('reads Premium content when it is paid', async () => {
    expect(await authorizeRole('user', true)('premium', 'Bearer good')).toMatchObject({ userId: 'asha' });
  });

  it.each([
    ['user', true, true],
    ['user', false, false],
    ['analyst', false, true],
    ['admin', false, true],
  ])('%s with Premium %s reads Premium content: %s', async (role, hasPaid, reads) => {
    expect(await readsPremium({ ...visitor, role }, async () => hasPaid)).toBe(reads);
  });
});

describe('operator routes', () => {
  it('are open without a token in the settings', () => {
    expect(() => createOperatorCheck(undefined)(undefined)).not.toThrow();
  });

  it.each([undefined, '', 'a secret of sixteen', 'Bearer a secret', 'Bearer a secret of sixteen!'])(
    'reject the Authorization header %s',
    (authorization) => {
      const check = createOperatorCheck('a secret of sixteen');
      expect(() => check(authorization)).toThrow(expect.objectContaining({ code: 'token_missing' }));
    },
  );

  it('are open with the token and, while it is replaced, with the previous one', () => {
    const check = createOperatorCheck('the new token, sixteen', 'the old token, sixteen');
    expect(() => check('Bearer the new token, sixteen')).not.toThrow();
    expect(() => check('Bearer the old token, sixteen')).not.toThrow();
    expect(() => check('Bearer ')).toThrow(expect.objectContaining({ code: 'token_missing' }));
    expect(() => check('Bearer undefined')).toThrow(expect.objectContaining({ code: 'token_missing' }));
  });

  it('are open with the token', () => {
    expect(() => createOperatorCheck('a secret of sixteen')('Bearer a secret of sixteen')).not.toThrow();
  });
});
