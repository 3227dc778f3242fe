import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { FreeSampleOnly } from './free-sample.tsx';
import { exactPoints, isForFreeUser, sampleOf } from './sample-card.ts';

const card = {
  id: 'a',
  matchKey: 'a',
  matchTitle: 'Monsoons vs Drifters',
  tournament: 'Coastal League',
  analysisDate: '2026-11-21T14:00:00.000Z',
  publishedAt: null,
  draftedLate: false,
  locksAt: null,
  captainPoints: null,
  viceCaptainPoints: null,
  venueAverage: null,
};
const locked: AnalysisCard = { ...card, locked: true };
const open: AnalysisCard = {
  ...card,
  locked: false,
  sample: false,
  captain: 'A Rao',
  captainKey: null,
  captainParts: null,
  viceCaptain: null,
  viceCaptainKey: null,
  viceCaptainParts: null,
  pitchConditions: '',
  trumpPlayers: [],
};
const sample: AnalysisCard = { ...open, id: 'past', matchKey: 'past', sample: true };

it('the free sample is the open card that is marked as such', () => {
  expect(sampleOf([locked, open, sample])).toBe(sample);
  expect(sampleOf([locked, open])).toBeUndefined();
});

it.each<[string, AnalysisCard[], boolean]>([
  ['none', [], false],
  ['open ones', [open], false],
  ['the sample alone', [sample], true],
  ['a locked one', [open, locked], true],
])('of %s the list of cards tells whether its reader has no Premium', (_, cards, isFree) => {
  expect(isForFreeUser(cards)).toBe(isFree);
});

it('points are exact once they come from the balls', () => {
  const players = [{ key: 'rao', name: 'A Rao', team: 'Monsoons', points: 84, earned: [] }];
  const points = { matchId: 'a', rules: 'dream11-2025', as_of: null, players } as const;
  expect(exactPoints({ ...points, players, basis: 'balls' })?.get('rao')).toBe(84);
  expect(exactPoints({ ...points, players, basis: 'scorecard' })).toBeUndefined();
  expect(exactPoints(undefined)).toBeUndefined();
});

it.each([
  ['past', 'content'],
  ['a', 'fallback'],
])('a free reader sees of the match %s the %s', async (matchKey, text) => {
  const server = await startTestServer({
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: [locked, sample] } }),
  });
  onTestFinished(() => server.close());
  storeSession();
  renderPage(
    <FreeSampleOnly matchKey={matchKey} fallback="fallback">
      content
    </FreeSampleOnly>,
  );
  await until(() => screen.getByText(text));
});
