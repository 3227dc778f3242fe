import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { PlayersTab } from './analysis-tabs.tsx';

const trump = {
  key: 'rao',
  name: 'A Rao',
  team: 'Deccan Drifters',
  averagePoints: 61.4,
  matches: 12,
  reason: '80 points or more in 4 of 12 matches.',
};

const show = (projections: Parameters<typeof testAnalysis>[0]) =>
  renderScreen(<PlayersTab analysis={testAnalysis({ trumpPlayers: [trump], ...projections })} />);

describe('a player in the trump and flop report', () => {
  it('has the expected points that the rest of the analysis gives', () => {
    show({ projections: [testProjection({ key: 'rao', mean: 48.2 })] });
    expect(screen.getByText('48.2')).toBeTruthy();
    expect(screen.queryByText('61.4')).toBeNull();
  });

  it('has those of the report without projections', () => {
    show({ projections: [] });
    expect(screen.getByText('61.4')).toBeTruthy();
  });

  it('has a dream team below it, if there is one', () => {
    show({ dreamTeam: [trump] });
    screen.getByRole('heading', { name: 'Dream team' });
    cleanup();
    show({ dreamTeam: [] });
    expect(screen.queryByRole('heading', { name: 'Dream team' })).toBeNull();
  });

  it('is shown below the explanation of the number', () => {
    show({});
    screen.getByText(/^Expected points: what the player scores in such a match on average/);
  });
});
