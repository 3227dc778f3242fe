import type { MOST_LINEUPS as OF_THE_CONTRACT } from '@gullylens/contract/http/lineups';
import type { LineupStyle } from '@gullylens/contract/http/projections';
import { sentence } from '../../platform/language/sentence.ts';

/** Most line-ups that may be asked for at once. */
export const MOST_LINEUPS: typeof OF_THE_CONTRACT = 150;

/** Players of a line-up, as the engine's rules have it. */
export const LINEUP_SIZE = 11;

/** What is asked of a player: in every line-up, in none, or as it comes. */
export type PlayerWish = 'in' | 'out';

export interface LineupWishes {
  count: number;
  style: LineupStyle;
  /** Percentage of the line-ups that may hold any one player. */
  exposure: number;
  players: Readonly<Record<string, PlayerWish>>;
}

export const firstWishes: LineupWishes = { count: 20, style: 'balanced', exposure: 75, players: {} };

export const styles = [
  {
    key: 'safe',
    label: sentence('Safe & Steady'),
    note: sentence('Players whose bad days are not so bad.'),
  },
  {
    key: 'high-risk',
    label: sentence('High Risk-Reward'),
    note: sentence('Players whose best days win a large field.'),
  },
  {
    key: 'balanced',
    label: sentence('Balanced Approach'),
    note: sentence('The most points to be expected.'),
  },
] as const;

/** As how many line-ups may hold one player who is not locked, `75% (4/5)`: rounded up, as the contract has it. */
export function exposureText({ count, exposure }: LineupWishes): string {
  const most = Math.ceil((count * exposure) / 100);
  return Number.isNaN(most) ? `${exposure}%` : `${exposure}% (${most}/${count})`;
}

/** The keys of those who got one wish. */
export function wished({ players }: LineupWishes, wish: PlayerWish): string[] {
  return Object.keys(players).filter((key) => players[key] === wish);
}
