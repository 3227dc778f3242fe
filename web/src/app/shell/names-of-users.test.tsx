import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, it, vi } from 'vitest';
import { type Auth, AuthContext } from '../../features/session/auth-context.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha } from '../../testing/test-people.ts';
import { WelcomeBack } from '../classic/welcome-back.tsx';
import { MobileMenu } from '../dashboard/mobile-menu.tsx';
import { WelcomeSection } from '../dashboard/welcome-section.tsx';

const EVENING = new Date(2026, 10, 22, 23, 59, 30);

const signedIn: Auth = {
  status: 'authenticated',
  user: asha,
  premium: null,
  isPremiumPending: false,
  isPremium: false,
  lastActive: EVENING.getTime(),
  login: () => undefined,
  logout: () => undefined,
  updateUser: () => undefined,
  refreshPremium: async () => undefined,
};

afterEach(() => void vi.useRealTimers());

function show(names: { first_name: string; name: string }) {
  renderScreen(
    <AuthContext value={{ ...signedIn, user: { ...asha, ...names } }}>
      <MemoryRouter>
        <WelcomeSection />
        <WelcomeBack />
        <MobileMenu onClose={() => undefined} />
      </MemoryRouter>
    </AuthContext>,
  );
}

it.each([
  [{ first_name: 'Asha', name: 'Asha Rao' }, 'Asha', 'Welcome back, Asha', 'Asha'],
  [{ first_name: '', name: 'Asha Rao' }, 'Asha', 'Welcome back, Champion', 'Asha Rao'],
  [{ first_name: '', name: '' }, 'there', 'Welcome back, Champion', 'User'],
])('a user named %o is greeted as the specification says', (names, greeted, welcome, listed) => {
  show(names);
  screen.getByText(new RegExp(`^Good \\w+, ${greeted}`));
  screen.getByText(welcome);
  screen.getByText(listed);
});

it('the greeting and the time since the last visit follow the clock of a page that stays open', () => {
  vi.useFakeTimers({ now: EVENING });
  show({ first_name: 'Asha', name: 'Asha Rao' });
  screen.getByText(/^Good evening, Asha/);
  screen.getByText('Last active: Just now');
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByText(/^Good morning, Asha/);
  screen.getByText('Last active: 1 minute ago');
});
