import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { fromLiveMatch, fromPlayedMatch } from './match-view-model.ts';

it('a match that only history has is over, named by its teams and stage, with short names made from these', () => {
  expect(fromPlayedMatch(testPlayedCard)).toMatchObject({
    key: 'archive-7',
    name: 'Malabar Monsoons vs Deccan Drifters, Final',
    phase: 'completed',
    teamInfo: [
      { name: 'Malabar Monsoons', shortname: 'MM' },
      { name: 'Deccan Drifters', shortname: 'DD' },
    ],
    score: [{ team: 'Malabar Monsoons', r: 160, w: 1, o: '16.2' }],
    tournament: { name: 'Coastal League' },
    is_featured: false,
  });
});

it('a match of history without stage and competition has neither, and no score of a super over', () => {
  const [first] = testPlayedCard.innings;
  const innings = first ? [{ ...first, superOver: true }] : [];
  const plain = { ...testPlayedCard, stage: null, competition: null, innings };
  expect(fromPlayedMatch(plain)).toMatchObject({
    name: 'Malabar Monsoons vs Deccan Drifters',
    tournament: null,
    score: [],
  });
});

it('history adds the toss and the venue’s page to a match of the feed, where the feed lacks them', () => {
  const venue = { key: null, name: 'Harbour', city: 'Kochi' };
  const toss = { winner: 'Malabar Monsoons', decision: 'bat' } as const;
  expect(fromLiveMatch(testMatch({ venue }), testPlayedCard)).toMatchObject({
    venue: { key: 'ground-1', name: 'Harbour', city: 'Kochi' },
    toss: testPlayedCard.toss,
    playerOfMatch: ['R Nair'],
    seriesKey: 'series-1',
  });
  expect(fromLiveMatch(testMatch({ toss, tournament: null }), undefined)).toMatchObject({
    toss,
    playerOfMatch: [],
    seriesKey: null,
  });
});
