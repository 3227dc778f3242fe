import type { Lineup, LineupStyle, NamedLineup } from '@gullylens/contract/http/projections';
import type { PointsSamples } from '@gullylens/engine/forecast/simulate-points';
import { pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import type { Candidate } from '@gullylens/engine/lineups/candidate';
import type { LineupRules } from '@gullylens/engine/lineups/lineup-rules';
import { pointsFor } from '@gullylens/engine/lineups/lineup-style';
import { spreadOfLineup } from '@gullylens/engine/lineups/spread-of-lineup';
import { toTenths } from '@gullylens/engine/report/statistics';
import type { SimulatedProjection } from './project-match.ts';

const NAMES: readonly (readonly [NamedLineup['name'], LineupStyle])[] = [
  ['Safe & Steady', 'safe'],
  ['High Risk-Reward', 'high-risk'],
  ['Balanced Approach', 'balanced'],
];

/** The best eleven for each way of going into the match, and the one with most expected points; none where none is legal. */
export function nameLineups(
  players: readonly SimulatedProjection[],
  samples: PointsSamples,
  rules: LineupRules,
): { readonly teams: NamedLineup[]; readonly eleven: readonly string[] } {
  const teams = NAMES.flatMap(([name, style]) => {
    const picked = pickBestEleven(candidatesFor(players, style), rules);
    if (!picked.ok) return [];
    const keys = picked.value.players.map(({ id }) => id);
    return [{ name, style, ...presentLineup(keys, { players, samples, rules }) }];
  });
  return { teams, eleven: teams.find(({ style }) => style === 'balanced')?.players ?? [] };
}

export function candidatesFor(players: readonly SimulatedProjection[], style: LineupStyle): Candidate[] {
  return players.map((player) => ({
    id: player.key,
    team: player.team,
    role: player.role,
    points: pointsFor(player, style),
  }));
}

interface Simulated {
  readonly players: readonly SimulatedProjection[];
  /** With `players` as theirs, in the same order. */
  readonly samples: PointsSamples;
  readonly rules: LineupRules;
}

/** A line-up as it leaves the server, from its keys: captain first and vice-captain second. */
export function presentLineup(keys: readonly string[], { players, samples, rules }: Simulated): Lineup {
  const places = new Map(players.map(({ key }, i) => [key, i]));
  const { mean, p10, p90 } = spreadOfLineup(
    keys.map((key) => places.get(key) ?? 0),
    samples,
    rules,
  );
  const [captain = '', viceCaptain = ''] = keys;
  return {
    players: [...keys],
    captain,
    viceCaptain,
    expected: toTenths(mean),
    p10: toTenths(p10),
    p90: toTenths(p90),
  };
}
