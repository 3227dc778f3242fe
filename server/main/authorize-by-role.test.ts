import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { authorizeByRole } from './authorize-by-role.ts';

const visitor = { userId: 'asha', sessionId: 'phone', role: 'user', tokenExpiresAt: new Date(8.64e15) };
const authorize = authorizeByRole({
  authenticate: async (authorization) => {
    if (authorization !== 'Bearer good') throw new AppError('token_invalid');
    return visitor;
  },
  mayReadPremium: async () => false,
  checkOperator: () => {
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
