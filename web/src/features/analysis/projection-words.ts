import type { Basis, PlayerProjection, Unknown } from '@gullylens/contract/http/projections';
import { sentence } from '../../platform/language/sentence.ts';

/** What makes a player's number, in the order it is told. */
export const partWords: Readonly<Record<keyof PlayerProjection['parts'], string>> = {
  context: sentence('A middling player here'),
  opportunity: sentence('Balls to bat and bowl'),
  skill: sentence('Skill and form'),
  ground: sentence('Ground'),
  matchUp: sentence('Opponents'),
};

export const confidenceWords: Readonly<Record<Basis['confidence'], string>> = {
  none: sentence('Nothing of this kind was seen before: the numbers are what is usual.'),
  low: sentence('Little history stands behind these numbers.'),
  fair: sentence('Some history stands behind these numbers.'),
  good: sentence('Much history stands behind these numbers.'),
};

export const unknownWords: Readonly<Record<Unknown, string>> = {
  format: sentence('the format'),
  history: sentence('the history'),
  teams: sentence('the teams'),
  players: sentence('some players'),
  'line-ups': sentence('the announced line-ups'),
  ground: sentence('the ground'),
  toss: sentence('the toss'),
  balls: sentence('ball-by-ball data'),
};
