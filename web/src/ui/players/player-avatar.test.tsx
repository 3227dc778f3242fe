import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { teamColours } from '../teams/team-colours.ts';
import { PlayerAvatar } from './player-avatar.tsx';

function avatar(element: ReactNode): HTMLElement {
  return renderScreen(element).container.firstElementChild as HTMLElement;
}

it('shows the initials of a player in a ring of the team’s colour', () => {
  const shown = avatar(<PlayerAvatar name="Rohit Gurunath Sharma" team="India" />);
  expect(shown.textContent).toBe('RS');
  expect(shown.querySelector('g')?.style.stroke).toBe(teamColours({ name: 'India' }).ink);
  expect(shown.getAttribute('aria-hidden')).toBe('true');
});

it('takes the colour of the match', () => {
  const opponent = { name: 'India' };
  const shown = avatar(<PlayerAvatar name="A Mathews" team="Sri Lanka" opponent={opponent} />);
  expect(shown.querySelector('g')?.style.stroke).toBe(teamColours({ name: 'Sri Lanka' }, opponent).ink);
});

it('marks each role differently, and none when it is unknown', () => {
  const roles = ['keeper', 'batter', 'all-rounder', 'bowler'] as const;
  const marks = roles.map((role) => avatar(<PlayerAvatar name="A B" team="C" playerRole={role} />).innerHTML);
  expect(new Set(marks).size).toBe(4);
  expect(avatar(<PlayerAvatar name="A B" team="C" playerRole={null} />).querySelector('g g')).toBeNull();
});
