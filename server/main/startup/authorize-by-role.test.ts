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

describe('a route for guests', () => {
  it('lets anybody in, and knows whoever is signed in', async () => {
    expect(await authorize('guest', undefined)).toBeNull();
    expect(await authorize('guest', 'Bearer good')).toBe(visitor);
  });

  it('refuses a token that does not count rather than take its owner for a stranger', async () => {
    await expect(authorize('guest', 'Bearer worn')).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('other routes', () => {
  it('of everybody ask for nothing', async () => {
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
  ] as const)('of %s refuse whoever is less', async (access, authorization, code) => {
    await expect(authorize(access, authorization)).rejects.toMatchObject({ code });
  });
});

const authorizeRole = (role: string, mayReadPremium = false) =>
  authorizeByRole({
    authenticate: async () => ({ ...visitor, role }),
    mayReadPremium: async () => mayReadPremium,
    authorizeOperator: () => {},
  });

describe('a visitor with a higher role', () => {
  it.each([
    ['analyst', 'analyst', true],
    ['admin', 'analyst', true],
    ['admin', 'admin', true],
    ['analyst', 'admin', false],
  ] as const)('%s may call a route of %s: %s', async (role, access, isAllowed) => {
    const called = authorizeRole(role)(access, 'Bearer good').then(
      () => true,
      () => false,
    );
    expect(await called).toBe(isAllowed);
  });

  it('reads what is sold when it was paid for', async () => {
    expect(await authorizeRole('user', true)('premium', 'Bearer good')).toMatchObject({ userId: 'asha' });
  });

  it.each([
    ['user', true, true],
    ['user', false, false],
    ['analyst', false, true],
    ['admin', false, true],
  ])('%s who has paid %s reads what is sold: %s', async (role, hasPaid, reads) => {
    expect(await readsPremium({ ...visitor, role }, async () => hasPaid)).toBe(reads);
  });
});

describe('what operators ask', () => {
  it('is answered to everybody without a token in the settings', () => {
    expect(() => createOperatorCheck(undefined)(undefined)).not.toThrow();
  });

  it.each([undefined, '', 'a secret of sixteen', 'Bearer a secret', 'Bearer a secret of sixteen!'])(
    'is refused to one who sends %s',
    (authorization) => {
      const check = createOperatorCheck('a secret of sixteen');
      expect(() => check(authorization)).toThrow(expect.objectContaining({ code: 'token_missing' }));
    },
  );

  it('is answered to one who knows the token', () => {
    expect(() => createOperatorCheck('a secret of sixteen')('Bearer a secret of sixteen')).not.toThrow();
  });
});
