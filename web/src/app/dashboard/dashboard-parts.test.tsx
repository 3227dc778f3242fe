import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { asha } from '../../testing/test-people.ts';
import { until } from '../../testing/until.ts';
import { DashboardNav } from './dashboard-nav.tsx';
import { useSectionOfUrl } from './dashboard-sections.ts';
import { MobileMenu } from '../shell/header/mobile-menu.tsx';
import { WelcomeSection } from './welcome-section.tsx';

function showNav(isPremium = false) {
  renderScreen(
    <SignedIn isPremium={isPremium}>
      <DashboardNav />
      <div id="expert-analysis" tabIndex={-1} />
    </SignedIn>,
  );
  return screen.getByRole('button', { name: /menu$/ });
}

const isOpen = () => document.getElementById('dashboard-menu') !== null;

const hasShadow = (px: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(px);
  fireEvent.scroll(window);
  return screen.getByRole('banner').className.includes('shadow-card');
};

it('the menu of a small screen opens and closes with its button, on Escape and with a choice', async () => {
  const button = showNav();
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  await until(() => expect(isOpen()).toBe(true));
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  fireEvent.keyDown(document, { key: 'a' });
  await until(() => expect(isOpen()).toBe(true));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await until(() => expect(isOpen()).toBe(true));
  fireEvent.click(screen.getAllByRole('button', { name: 'Expert Analysis' })[1] ?? button);
  expect(isOpen()).toBe(false);
});

it('an entry leads to its section and moves the keyboard focus without a second jump', () => {
  showNav();
  const section = document.getElementById('expert-analysis') as HTMLElement;
  const scroll = vi.spyOn(section, 'scrollIntoView').mockImplementation(() => undefined);
  const focus = vi.spyOn(section, 'focus');
  fireEvent.click(screen.getByRole('button', { name: 'Expert Analysis' }));
  expect(scroll).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(window.location.hash).toBe('');
});

it('the bar has a shadow once the page is scrolled further than 20 pixels', () => {
  showNav();
  expect([hasShadow(20), hasShadow(21), hasShadow(0)]).toEqual([false, true, false]);
});

it('an entry pressed before its section is there leads to it later', () => {
  showNav();
  fireEvent.click(screen.getByRole('button', { name: 'Coming Soon' }));
  renderScreen(<LateSection />);
  expect(document.activeElement?.id).toBe('coming-soon');
  expect(window.location.hash).toBe('');
});

it('an entry pressed before its section is there is forgotten when another is pressed', () => {
  showNav();
  fireEvent.click(screen.getByRole('button', { name: 'Coming Soon' }));
  fireEvent.click(screen.getByRole('button', { name: 'Expert Analysis' }));
  renderScreen(<LateSection />);
  expect(document.activeElement?.id).toBe('expert-analysis');
});

function LateSection() {
  useSectionOfUrl();
  return <section id="coming-soon" tabIndex={-1} />;
}

it.each([true, false])('the bar has the other pages, and a badge for a premium member (%s)', (isPremium) => {
  showNav(isPremium);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard', '/matches', '/forum', '/analysis', '/lineups']);
  expect(screen.queryAllByText('Pro')).toHaveLength(isPremium ? 1 : 0);
});

it.each([true, false])('the menu of a small screen shows whether the user has Premium: %s', (isPremium) => {
  renderScreen(
    <SignedIn isPremium={isPremium} auth={{ user: { ...asha, first_name: '' } }}>
      <MobileMenu id="menu" pages={[]} onClose={() => undefined} />
    </SignedIn>,
  );
  screen.getByText('Asha Rao');
  expect(screen.queryAllByText('Premium')).toHaveLength(isPremium ? 1 : 0);
});

it.each([true, false])('the greeting shows whether the user has Premium: %s', (isPremium) => {
  renderScreen(
    <SignedIn isPremium={isPremium}>
      <WelcomeSection />
    </SignedIn>,
  );
  expect(screen.queryAllByText('Premium')).toHaveLength(isPremium ? 1 : 0);
});
