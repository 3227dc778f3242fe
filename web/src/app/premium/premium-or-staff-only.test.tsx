import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { asha } from '../../testing/test-people.ts';
import { PremiumOrStaffOnly } from './premium-or-staff-only.tsx';

it.each([
  ['user', true, 'members'],
  ['user', false, 'offer'],
  ['analyst', false, 'members'],
] as const)('a %s with Premium %s sees what is for %s', (role, isPremium, seen) => {
  renderScreen(
    <SignedIn isPremium={isPremium} auth={{ user: { ...asha, role } }}>
      <PremiumOrStaffOnly fallback="offer">members</PremiumOrStaffOnly>
    </SignedIn>,
  );
  screen.getByText(seen);
  expect(screen.queryByText(seen === 'offer' ? 'members' : 'offer')).toBeNull();
});

it('shows the shape of the content while the Premium status is unknown', () => {
  renderScreen(
    <SignedIn isPremium={null} auth={{ user: { ...asha, isPremium: false } }}>
      <PremiumOrStaffOnly fallback="offer" loading="the shape">
        members
      </PremiumOrStaffOnly>
    </SignedIn>,
  );
  screen.getByText('the shape');
  expect(screen.queryByText(/members|offer/)).toBeNull();
});
