import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { AnalysisHead } from './analysis-head.tsx';

const lockedAt = '2026-11-21T13:30:00.000Z';

it.each([
  { draftedLate: false, says: 'Sealed before play' },
  { draftedLate: true, says: 'Drafted after the start' },
])(
  'an analysis that may change no more says $says, which nobody takes for a lock on it',
  ({ draftedLate, says }) => {
    renderScreen(<AnalysisHead heading="h1" analysis={testAnalysis({ lockedAt, draftedLate })} />);
    screen.getByText(says);
    expect(document.querySelector('[class*="lucide-lock"]')).toBeNull();
    expect(screen.queryByText(/locked/i)).toBeNull();
  },
);
