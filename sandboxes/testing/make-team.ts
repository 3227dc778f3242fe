import type { SimulatedPlayer, SimulatedTeam } from '../cricapi/simulator/simulated-team.ts';

type Slot = Pick<SimulatedPlayer, 'role' | 'batting' | 'bowling' | 'style'>;

/** A typical eleven in batting order, seven of them with a bowling style. */
const SLOTS: readonly Slot[] = [
  { role: 'batter', batting: 0.6, bowling: 0, style: null },
  { role: 'keeper', batting: 0.6, bowling: 0, style: null },
  { role: 'batter', batting: 0.7, bowling: 0, style: null },
  { role: 'batter', batting: 0.5, bowling: 0, style: null },
  { role: 'all-rounder', batting: 0.4, bowling: -0.3, style: 'spin' },
  { role: 'all-rounder', batting: 0.3, bowling: -0.2, style: 'pace' },
  { role: 'all-rounder', batting: 0, bowling: 0, style: 'spin' },
  { role: 'bowler', batting: -0.8, bowling: 0.2, style: 'pace' },
  { role: 'bowler', batting: -1.4, bowling: 0.3, style: 'spin' },
  { role: 'bowler', batting: -1.8, bowling: 0.3, style: 'pace' },
  { role: 'bowler', batting: -2, bowling: 0.4, style: 'pace' },
];

/** Makes a team of typical players. `better` is added to every skill. */
export function makeTeam(name: string, better = 0): SimulatedTeam {
  const players = SLOTS.map((slot, i) => ({
    ...slot,
    id: `${name.toLowerCase()}-${i + 1}`,
    name: `${name} ${i + 1}`,
    batting: slot.batting + better,
    bowling: slot.bowling + better,
  }));
  return { name, players };
}
