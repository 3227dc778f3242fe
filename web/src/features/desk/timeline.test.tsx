import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testDeskAnalysis } from '../../testing/test-desk.ts';
import { Timeline } from './timeline.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const events = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' · ')[0]);

const acts = [
  { act: 'edited', by: 'Meera', at: inMinutes(-20.5) },
  { act: 'published', by: null, at: inMinutes(-60.5) },
] as const;

it('the history goes from the coming lock back to the draft', () => {
  const detail = { draftedAt: inMinutes(-360.5), locksAt: inMinutes(30.5), acts: [...acts] };
  renderScreen(<Timeline detail={testDeskAnalysis(detail)} />);
  expect(events()).toEqual([
    'Locks in 31 m',
    'Meera edited20 minutes ago',
    'The engine published1 hour ago',
    'The engine drafted6 hours ago',
  ]);
});

it('the history of a closed analysis has no coming lock', () => {
  const detail = { draftedAt: inMinutes(-360.5), lockedAt: inMinutes(-5), locksAt: inMinutes(-5) };
  renderScreen(<Timeline detail={testDeskAnalysis(detail)} />);
  expect(events()).toEqual(['The engine drafted6 hours ago']);
});
