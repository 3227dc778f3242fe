import { describe, expect, it } from 'vitest';
import { asha } from '../../testing/test-people.ts';
import { describeUser, firstNameOf, isStaff } from './describe-user.ts';

describe('the name of a user', () => {
  it.each([
    [{ first_name: 'Asha', last_name: 'Rao', name: 'A. R.' }, 'Asha Rao'],
    [{ first_name: 'Asha', last_name: '', name: 'A. R.' }, 'A. R.'],
    [{ first_name: '', last_name: '', name: '' }, 'asha'],
  ])('of %o is %s', (names, expected) => {
    expect(describeUser({ ...asha, ...names }).name).toBe(expected);
  });

  it('has as first name the first name, else the first word of the name, else nothing', () => {
    expect(firstNameOf({ first_name: 'Asha', name: 'Other' })).toBe('Asha');
    expect(firstNameOf({ first_name: '', name: 'Asha Rao' })).toBe('Asha');
    expect(firstNameOf({ first_name: '', name: '' })).toBeUndefined();
  });

  it('takes the picture from either field', () => {
    expect(describeUser({ ...asha, profileImage: 'https://example.com/a.png' }).picture).toBe(
      'https://example.com/a.png',
    );
  });
});

it('analysts and admins are staff; users and visitors are not', () => {
  const roles = ['user', 'analyst', 'admin'] as const;
  expect(roles.map((role) => isStaff({ ...asha, role }))).toEqual([false, true, true]);
  expect(isStaff(null)).toBe(false);
});
