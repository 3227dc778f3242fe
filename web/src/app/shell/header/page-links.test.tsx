import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SignedIn } from '../../../testing/signed-in.tsx';
import { asha } from '../../../testing/test-people.ts';
import { useOtherPages } from '../../dashboard/dashboard-sections.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useMenuPages } from './page-links.tsx';

const analyst = { auth: { user: { ...asha, role: 'analyst' as const } } };

function MenuOfHeader() {
  return <MobileMenu id="menu" pages={useMenuPages()} onClose={() => undefined} />;
}

function MenuOfDashboard() {
  return <MobileMenu id="menu" pages={useOtherPages()} onClose={() => undefined} />;
}

function namesIn(
  menu: 'header' | 'dashboard',
  reader: Omit<ComponentProps<typeof SignedIn>, 'children'> = {},
): (string | null)[] {
  renderScreen(<SignedIn {...reader}>{menu === 'header' ? <MenuOfHeader /> : <MenuOfDashboard />}</SignedIn>);
  return screen.getAllByRole('link').map(({ textContent }) => textContent?.trim() ?? null);
}

const pages = ['Matches', 'Analysis', 'Line-ups', 'Forum', 'Track record', 'Support', 'Account'];

it('each entry of the menu has an icon', () => {
  namesIn('header');
  const entries = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
  expect(entries.filter((entry) => entry.querySelector('svg') === null)).toEqual([]);
});

describe('the menu of a small screen', () => {
  it('has the pages beside the sections of the dashboard', () => {
    expect(namesIn('dashboard')).toEqual(pages);
  });

  it('has the same pages elsewhere, after the dashboard itself', () => {
    expect(namesIn('header')).toEqual(['Dashboard', ...pages]);
  });

  it('has the desk for analysts, on the dashboard too', () => {
    expect(namesIn('dashboard', analyst)).toEqual([...pages, 'Desk']);
  });
});
