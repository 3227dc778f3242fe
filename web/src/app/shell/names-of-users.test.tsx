import { act, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { asha } from '../../testing/test-people.ts';
import { WelcomeBack } from '../classic/welcome-back.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';
import { WelcomeSection } from '../dashboard/welcome-section.tsx';

const EVENING = new Date(2026, 10, 22, 23, 59, 30);

afterEach(() => void vi.useRealTimers());

function show(names: { first_name: string; name: string }) {
  renderScreen(
    <SignedIn auth={{ user: { ...asha, ...names }, lastActive: EVENING.getTime() }}>
      <WelcomeSection />
      <WelcomeBack />
      <MobileMenu id="menu" pages={[]} onClose={() => undefined} />
    </SignedIn>,
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

it('the greeting and the time since the last visit stay current on a page that stays open', () => {
  vi.useFakeTimers({ now: EVENING });
  show({ first_name: 'Asha', name: 'Asha Rao' });
  screen.getByText(/^Good evening, Asha/);
  screen.getByText('Last active: Just now');
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByText(/^Good morning, Asha/);
  screen.getByText('Last active: 1 minute ago');
});
