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

/** The risky team excludes `EXCLUDED_PLAYERS` of the `TOP_SELECTED_PLAYERS` with the highest pick percentages. */
const TOP_SELECTED_PLAYERS = 5;
const EXCLUDED_PLAYERS = 3;

/**
 * Recommends three line-ups of one match, with different elevens where possible. Balanced: the most expected points.
 * Safe: the highest P10 of the best without one of its players. Risky: the highest P90 of the best without three of the
 * five players with the highest pick percentages. Balanced replaces a missing one; without it, there are none.
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
  const risky = choices(topSelectedKeys(players), EXCLUDED_PLAYERS)
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

function topSelectedKeys(players: readonly PlayerProjection[]): string[] {
  return players
    .toSorted((a, b) => b.pickPercentage - a.pickPercentage)
    .slice(0, TOP_SELECTED_PLAYERS)
    .map(({ key }) => key);
}

/** All selections of `count` keys, in any order. */
function choices(keys: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return keys.flatMap((key, i) => choices(keys.slice(i + 1), count - 1).map((rest) => [key, ...rest]));
}

/** 0 to 1; 1 for the players of announced elevens. */
export function chanceToPlay({ playChance = 100 }: Pick<PlayerProjection, 'playChance'>): number {
  return playChance / 100;
}

/** The players as the line-up search takes them, with points by style, less those of players who may not play. */
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
 * A line-up in the API's shape, from its keys: captain first, vice-captain second. Expected points are the sum of its
 * players' in tenths, each times the chance to play; P10 and P90 add the simulated distances,
 * wider before the elevens are announced.
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
  const isLikely = players.some(({ playChance }) => playChance !== undefined);
  const factor = isLikely ? LINEUP_RANGE_FACTOR : 1;
  return {
    players: [...keys],
    captain,
    viceCaptain,
    expected: roundToTenth(expected),
    p10: roundToTenth(expected + factor * (p10 - mean)),
    p90: roundToTenth(expected + factor * (p90 - mean)),
  };
}
