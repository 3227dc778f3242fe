import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { RecentFormTab } from './analysis-tabs.tsx';

it('wins, losses and matches without a winner add up to the matches of the form', () => {
  const form = { team: 'Monsoons', wins: 2, losses: 1, form: 'WNLWN' };
  renderScreen(
    <RecentFormTab
      analysis={{ ...testAnalysis(), recentForm: { teamA: form, teamB: { ...form, form: '' } } }}
    />,
  );
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['2', '2', '1']);
});
