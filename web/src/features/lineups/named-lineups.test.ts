import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { expect, it } from 'vitest';
import { captainsOf } from './named-lineups.ts';

const lineup = (...keys: string[]) => ({
  expected: 800,
  p10: 600,
  p90: 1_000,
  players: keys.map((key) => ({ key, name: key.toUpperCase() }) as PlayerProjection),
});

it('the captains are those of the line-ups, the most frequent first', () => {
  expect(captainsOf([lineup('a', 'b'), lineup('b', 'a'), lineup('b', 'c'), lineup()])).toEqual([
    { key: 'b', name: 'B', count: 2 },
    { key: 'a', name: 'A', count: 1 },
  ]);
});
