import { describe, expect, it } from 'vitest';
import type { PlayerRole } from '../fantasy/player-role.ts';
import { captainedPoints } from './captained-points.ts';
import { choosePlayers } from './choose-players.ts';
import type { PlayerObservation } from './observation.ts';

/** Two teams by turns; the first has the highest mean, the last the highest form and recent average. */
function players(points: readonly number[], roles: readonly (PlayerRole | null)[] = []): PlayerObservation[] {
  return points.map((happened, i) => ({
    id: `p${String(i).padStart(2, '0')}`,
    side: i % 2 === 0 ? 0 : 1,
    role: roles[i] ?? null,
    mean: 50 - i,
    p10: 10,
    p50: 40,
    p90: 90,
    form: 10 + i,
    career: 30,
    recent: 20 + i,
    playChance: 1,
    played: true,
    happened,
  }));
}

const chosenFrom = (line: readonly PlayerObservation[]) =>
  choosePlayers(
    line,
    line.map(({ happened }) => happened),
  );
const ZEROS = Array.from({ length: 9 }, () => 0);

describe('the captain of the backtest', () => {
  it.each([
    [[80, 80], 0],
    [[80, 81, 82], 2],
    [[80, 81, 82, 83], 3],
  ])('of players with %j points has %i above', (points, above) => {
    expect(chosenFrom(players([...points, ...ZEROS]))?.ours.aboveCaptain).toBe(above);
  });

  it('is less often one who may not play', () => {
    const line = players([80, 60, ...ZEROS]).map((player, i) => ({
      ...player,
      playChance: i === 0 ? 0.9 : 1,
    }));
    expect(chosenFrom(line)?.ours.aboveCaptain).toBe(1);
    expect(chosenFrom(line.map((player) => ({ ...player, playChance: 0.9 })))?.ours.aboveCaptain).toBe(0);
  });

  it('is compared with players who were not projected, too', () => {
    const line = players([80, 10, ...ZEROS]);
    expect(choosePlayers(line, [80, 10, ...ZEROS, 90])?.ours.aboveCaptain).toBe(1);
  });
});

describe('the eleven of the backtest', () => {
  const twelve = [60, 40, ...Array.from({ length: 9 }, () => 10), 100];

  it('is compared with the best possible one, by each chooser', () => {
    const best = 100 + 60 + 40 + 8 * 10 + 100 + 60 / 2;
    const chosen = chosenFrom(players(twelve));
    expect(chosen?.ours.share).toBeCloseTo((60 + 40 + 90 + 60 + 40 / 2) / best, 6);
    expect(chosen?.form.share).toBeCloseTo((100 + 90 + 40 + 100 + 10 / 2) / best, 6);
  });

  it('has one of each role when all four are known', () => {
    const roles = twelve.map(
      (_, i): PlayerRole => (i < 9 ? 'batter' : i === 9 ? 'keeper' : i === 10 ? 'all-rounder' : 'bowler'),
    );
    const line = players(twelve, roles);
    const best = captainedPoints(twelve.toSorted((a, b) => b - a).slice(0, 11));
    expect(chosenFrom(line)?.ours.share).toBeCloseTo((100 + 60 + 40 + 80 + 60 + 40 / 2) / best, 6);
  });

  it('of most users has one keeper, four batters, two all-rounders and four bowlers', () => {
    const roles: PlayerRole[] = ['keeper', 'keeper', ...ZEROS.slice(0, 5).map(() => 'batter' as const)];
    roles.push('all-rounder', 'all-rounder', 'all-rounder', 'bowler', 'bowler', 'bowler', 'bowler', 'bowler');
    const points = roles.map((_, i) => (i === 1 || i === 14 ? 10 : 0));
    // The second keeper by form, and the last bowler, who is captain.
    expect(chosenFrom(players(points, roles))?.selected.share).toBeCloseTo((10 + 20) / (10 + 5 + 20), 6);
    const others = roles.map((_, i) => (i === 0 || i === 2 || i === 7 || i === 10 ? 10 : 0));
    expect(chosenFrom(players(others, roles))?.selected.share).toBe(0);
  });

  it('of most users has nobody without a role while each role has enough players', () => {
    const roles: (PlayerRole | null)[] = ['keeper', 'all-rounder', 'all-rounder'];
    roles.push('batter', 'batter', 'batter', 'batter', 'bowler', 'bowler', 'bowler', 'bowler', null);
    expect(chosenFrom(players([...ZEROS, 0, 0, 10], roles))?.selected.share).toBe(0);
    expect(chosenFrom(players([10, ...ZEROS, 0, 0], roles))?.selected.share).toBe(0.5);
  });

  it('is left out with fewer than eleven players', () => {
    expect(chosenFrom(players([1, 2]))).toBeNull();
    expect(choosePlayers(players(twelve), [])).toBeNull();
  });

  it('is left out when the likely players are of one team, as before the first match of the other', () => {
    expect(chosenFrom(players(twelve).map((player) => ({ ...player, side: 0 })))).toBeNull();
  });
});

it('captains count twice and one and a half times', () => {
  expect(captainedPoints([30, 20, 10])).toBe(60 + 30 + 10);
});
