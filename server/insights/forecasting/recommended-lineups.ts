import type {
  Lineup,
  LineupStyle,
  NamedLineup,
  PlayerProjection,
} from '@gullylens/contract/http/insights/projections';
import { LINEUP_RANGE_FACTOR } from '@gullylens/engine/fitted-parameters';
import type { PointsSamples } from '@gullylens/engine/forecast/points-samples';
import { pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import { type Candidate, factorAt, type LineupRules } from '@gullylens/engine/lineups/lineup-rules';
import { lineupSpread } from '@gullylens/engine/lineups/lineup-spread';
import { pointsForStyle } from '@gullylens/engine/lineups/lineup-style';
import { roundToTenth } from '@gullylens/engine/statistics/statistics';

/**
 * The risky line-up leaves out `EXCLUDED_PLAYERS` of the `MOST_PICKED_PLAYERS` with the highest pick percentages: the
 * shares of simulations whose best line-up includes them.
 */
const MOST_PICKED_PLAYERS = 5;
const EXCLUDED_PLAYERS = 3;

/**
 * Recommends three line-ups of one match, with different elevens where possible. Called with each projection.
 * - Balanced: the most expected points.
 * - Safe: of the safest line-ups without one player of the balanced eleven, that with the highest P10.
 * - Risky: of the riskiest line-ups without three of the five most picked players, that with the highest P90.
 *
 * The balanced line-up replaces a missing one. `eleven` is the balanced one, captain and vice-captain first. Both
 * results are empty when no balanced line-up is legal.
 */
export function recommendLineups(
  players: readonly PlayerProjection[],
  samples: PointsSamples,
  rules: LineupRules,
): { readonly teams: NamedLineup[]; readonly eleven: readonly string[] } {
  const best = (style: LineupStyle, excluded: readonly string[]): Lineup[] => {
    const picked = pickBestEleven(candidatesFor(players, style), rules, { excluded });
    if (!picked.ok) return [];
    const keys = picked.value.players.map(({ id }) => id);
    return [presentLineup(keys, { players, samples })];
  };
  const [balanced] = best('balanced', []);
  if (!balanced) return { teams: [], eleven: [] };
  const safe = balanced.players.flatMap((key) => best('safe', [key])).toSorted((a, b) => b.p10 - a.p10)[0];
  const others = new Set([balanced, ...(safe ? [safe] : [])].map(elevenOf));
  const risky = combinations(mostPickedKeys(players), EXCLUDED_PLAYERS)
    .flatMap((keys) => best('high-risk', keys))
    .filter((lineup) => !others.has(elevenOf(lineup)))
    .toSorted((a, b) => b.p90 - a.p90)[0];
  return {
    teams: [
      { name: 'Safe & Steady', style: 'safe', ...(safe ?? balanced) },
      { name: 'High Risk-Reward', style: 'high-risk', ...(risky ?? balanced) },
      { name: 'Balanced Approach', style: 'balanced', ...balanced },
    ],
    eleven: balanced.players,
  };
}

function elevenOf({ players }: Lineup): string {
  return players.toSorted().join(' ');
}

function mostPickedKeys(players: readonly PlayerProjection[]): string[] {
  return players
    .toSorted((a, b) => b.pickPercentage - a.pickPercentage)
    .slice(0, MOST_PICKED_PLAYERS)
    .map(({ key }) => key);
}

/** All combinations of `count` keys. */
function combinations(keys: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return keys.flatMap((key, i) => combinations(keys.slice(i + 1), count - 1).map((rest) => [key, ...rest]));
}

/** Chance to play, 0 to 1, from the projection's percentage; 1 for players of announced elevens. */
export function chanceToPlay({ playChance = 100 }: Pick<PlayerProjection, 'playChance'>): number {
  return playChance / 100;
}

/** The players as candidates for line-ups: points by style, multiplied by the chance to play. */
export function candidatesFor(players: readonly PlayerProjection[], style: LineupStyle): Candidate[] {
  return players.map((player) => ({
    id: player.key,
    team: player.team,
    role: player.role,
    points: chanceToPlay(player) * pointsForStyle(player, style),
  }));
}

interface Simulated {
  readonly players: readonly PlayerProjection[];
  /** Simulated points of `players`, in the same order, with their absences. */
  readonly samples: PointsSamples;
}

/**
 * A line-up in the API's shape, from players' keys: captain first, vice-captain second. Expected points are the sum over
 * its players of their means times the chance to play, rounded to tenths. P10 and P90 are as far from it as in the
 * simulations, and further before the elevens are announced. Called in the forecast and line-ups threads.
 */
export function presentLineup(keys: readonly string[], { players, samples }: Simulated): Lineup {
  const simulated = new Map(
    players.map((player, position) => [player.key, { position, mean: chanceToPlay(player) * player.mean }]),
  );
  const chosen = keys.map((key) => {
    const player = simulated.get(key);
    if (player === undefined) throw new Error(`${key} was not simulated`);
    return player;
  });
  const positions = chosen.map(({ position }) => position);
  const { mean, p10, p90 } = lineupSpread(positions, samples);
  const expected = chosen.reduce((sum, player, i) => sum + roundToTenth(factorAt(i) * player.mean), 0);
  const [captain = '', viceCaptain = ''] = keys;
  const isAnnounced = players.every(({ playChance }) => playChance === undefined);
  const factor = isAnnounced ? 1 : LINEUP_RANGE_FACTOR;
  return {
    players: [...keys],
    captain,
    viceCaptain,
    expected: roundToTenth(expected),
    p10: roundToTenth(expected + factor * (p10 - mean)),
    p90: roundToTenth(expected + factor * (p90 - mean)),
  };
}
