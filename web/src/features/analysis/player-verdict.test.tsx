import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { teamColours } from '../../ui/teams/team-colours.ts';
import { PlayerVerdict } from './player-verdict.tsx';

const reasons = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('gives three reasons of the projection, each with its sample', () => {
  renderScreen(<PlayerVerdict armband="captain" analysis={testAnalysis({ topPlayers: [] })} />);
  expect(reasons()).toEqual([
    'Among the best three in 22% of our simulated matches',
    'In 61% of the winning teams in our simulations',
    'Based on 48 matches of the player',
  ]);
});

it('begins with what the player has scored', () => {
  const { topPlayers } = testAnalysis();
  const reason = 'Averages 60.8 points in 48 matches, 71 in the last 5.';
  const analysis = testAnalysis({ topPlayers: topPlayers.map((player) => ({ ...player, reason })) });
  renderScreen(<PlayerVerdict armband="captain" analysis={analysis} />);
  expect(reasons()[0]).toBe(reason);
  expect(reasons()).toHaveLength(3);
});

it('puts the text of a reviewed analysis first', () => {
  const analysis = testAnalysis({ standsBehind: 'Reviewed by an analyst' });
  renderScreen(<PlayerVerdict armband="captain" analysis={analysis} />);
  expect(reasons()[0]).toBe('Opens the batting.');
  expect(reasons()).toHaveLength(3);
});

it('gives the text of the pick without a projection', () => {
  renderScreen(<PlayerVerdict armband="captain" analysis={testAnalysis({ projections: [] })} />);
  expect(reasons()).toEqual(['Opens the batting.']);
});

it('colours the avatar apart from that of the other team', () => {
  const { captainChoices, recentForm } = testAnalysis();
  const analysis = testAnalysis({
    captainChoices: {
      ...captainChoices,
      primary: captainChoices.primary && { ...captainChoices.primary, team: 'Sri Lanka' },
    },
    recentForm: {
      teamA: { ...recentForm.teamA, team: 'India' },
      teamB: { ...recentForm.teamB, team: 'Sri Lanka' },
    },
  });
  const { container } = renderScreen(<PlayerVerdict armband="captain" analysis={analysis} />);
  const { ink } = teamColours({ name: 'Sri Lanka' }, { name: 'India' });
  expect(container.querySelector<SVGElement>('svg g')?.style.stroke).toBe(ink);
});
