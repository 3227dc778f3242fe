import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AuthContext, type Auth } from '../../features/session/auth-context.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha } from '../../testing/test-people.ts';
import { MobileMenu } from '../dashboard/mobile-menu.tsx';
import { PageLinks } from './page-links.tsx';

const reader: Auth = {
  status: 'authenticated',
  user: asha,
  premium: null,
  isPremiumPending: false,
  isPremium: false,
  lastActive: null,
  login: () => undefined,
  logout: () => undefined,
  updateUser: () => undefined,
  refreshPremium: async () => undefined,
};
const analyst: Auth = { ...reader, user: { ...asha, role: 'analyst' }, isPremium: true };

function namesIn(menu: 'header' | 'dashboard', auth: Auth): (string | null)[] {
  renderScreen(
    <MemoryRouter>
      <AuthContext value={auth}>
        {menu === 'header' ? (
          <PageLinks withDashboard onChosen={() => undefined} />
        ) : (
          <MobileMenu onClose={() => undefined} />
        )}
      </AuthContext>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent?.trim() ?? null);
}

describe('the menu of a small screen', () => {
  it('has the pages beside the sections of the dashboard', () => {
    expect(namesIn('dashboard', reader)).toEqual(['Matches', 'Account']);
  });

  it('has the same pages elsewhere, after the dashboard itself', () => {
    expect(namesIn('header', reader)).toEqual(['Dashboard', 'Matches', 'Account']);
  });

  it('has the forum for members and the desk for analysts, on the dashboard too', () => {
    expect(namesIn('dashboard', analyst)).toEqual(['Matches', 'Forum', 'Account', 'Desk']);
  });
});
