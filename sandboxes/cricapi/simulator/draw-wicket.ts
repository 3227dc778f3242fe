import { drawChance } from '@gullylens/engine/statistics/random-draws';
import type { Wicket, WicketKind } from '@gullylens/engine/match/match-record';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawFrom } from './draw-weighted.ts';
import type { SimulatedPlayer, SimulatedTeam } from './simulated-team.ts';

/** Shares of the kinds of dismissal in the IPL of 2018 to 2023: 4,595 dismissals (Cricsheet). */
const KINDS: readonly { readonly kind: WicketKind; readonly share: number }[] = [
  { kind: 'caught', share: 0.666 },
  { kind: 'bowled', share: 0.153 },
  { kind: 'run out', share: 0.065 },
  { kind: 'lbw', share: 0.064 },
  { kind: 'caught and bowled', share: 0.03 },
  { kind: 'stumped', share: 0.02 },
  { kind: 'hit wicket', share: 0.002 },
];
/** Share of catches, without those of the bowler, taken by the keeper. */
const KEEPERS_CATCHES = 0.17;

/** The players of a ball on which a wicket falls. */
export interface WicketChance {
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: SimulatedPlayer;
  readonly fielding: SimulatedTeam;
}

/** Draws the kind of a wicket, the batter out and the fielders. */
export function drawWicket(rng: RandomGenerator, chance: WicketChance): Wicket {
  const { bowler, batter, nonStriker, fielding } = chance;
  const { kind } = drawFrom(rng, KINDS, ({ kind: each, share }) =>
    each === 'stumped' && bowler.style !== 'spin' ? 0 : share,
  );
  const runOutAtOtherEnd = kind === 'run out' && drawChance(rng, 0.5);
  return {
    kind,
    playerOut: runOutAtOtherEnd ? nonStriker : batter,
    fielders: drawFielders(rng, kind, { bowler, fielding }).map(({ name }) => ({ name, substitute: false })),
  };
}

function drawFielders(
  rng: RandomGenerator,
  kind: WicketKind,
  { bowler, fielding }: { readonly bowler: SimulatedPlayer; readonly fielding: SimulatedTeam },
): SimulatedPlayer[] {
  const keeper = keeperOf(fielding);
  const others = fielding.players.filter((player) => player.id !== bowler.id && player.id !== keeper.id);
  const fielder = () => drawFrom(rng, others, () => 1);
  if (kind === 'stumped') return [keeper];
  if (kind === 'caught') return [drawChance(rng, KEEPERS_CATCHES) ? keeper : fielder()];
  if (kind === 'run out') return drawChance(rng, 0.6) ? [fielder(), keeper] : [fielder()];
  return [];
}

/** The keeper; without one, the first player in the order who does not bowl. */
function keeperOf(team: SimulatedTeam): SimulatedPlayer {
  const keeper =
    team.players.find((player) => player.role === 'keeper') ??
    team.players.find((player) => player.style === null) ??
    team.players[0];
  if (!keeper) throw new RangeError(`${team.name} has no players`);
  return keeper;
}
