import { expect, it } from 'vitest';
import { testProjection } from '../../testing/test-projections.ts';
import { lineupTotal } from '../../ui/match/pitch-board.tsx';
import { boardPlayers } from './dream-team-board.tsx';

it('the points of a team’s players add up to its total, the captains’ factors included', () => {
  const means = [60, 59.3, 58.6, 57.9, 57.2, 56.5, 55.8, 55.1, 54.4, 53.7, 53];
  const projections = means.map((mean, at) => ({
    ...testProjection({ name: `Player ${at}` }),
    key: `p${at}`,
    mean,
  }));
  const players = projections.map(({ key }) => key);
  const board = boardPlayers({ projections }, { players, captain: 'p0', viceCaptain: 'p1' });
  expect(lineupTotal(board)).toBeCloseTo(711.1, 6);
});
