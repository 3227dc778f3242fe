import type { MAX_LINEUPS as ContractLimit } from '@gullylens/contract/http/insights/lineups';
import type { LineupStyle, PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';

/** Most line-ups per request. Does not compile when the contract's limit differs; its code would load the schemas. */
export const MAX_LINEUPS: typeof ContractLimit = 150;

/** In all line-ups, or in none. */
export type PlayerChoice = 'in' | 'out';

/** The choices of the form. `players` maps player keys; a player without an entry is free. */
export interface LineupChoices {
  count: number;
  style: LineupStyle;
  /** Maximum percentage of the line-ups that may have the same player. */
  exposure: number;
  players: Readonly<Record<string, PlayerChoice>>;
}

/** The styles with their names and what they aim at, the least risk first. */
export const styles = [
  { key: 'safe', label: sentence('Safe & Steady'), note: sentence('Reliable scorers.') },
  {
    key: 'balanced',
    label: sentence('Balanced Approach'),
    note: sentence('Highest expected points.'),
  },
  {
    key: 'high-risk',
    label: sentence('High Risk-Reward'),
    note: sentence('Players whose best days win big contests.'),
  },
] as const;

/** Kinds of contests, each with the number of line-ups and the style that suit it. */
export const contests = [
  {
    key: 'head-to-head',
    label: sentence('Head to head'),
    note: sentence('One opponent: one steady line-up.'),
    count: 1,
    style: 'safe',
  },
  {
    key: 'small',
    label: sentence('Small'),
    note: sentence('Up to about 100 entries: a few line-ups with the most expected points.'),
    count: 5,
    style: 'balanced',
  },
  {
    key: 'large',
    label: sentence('Large'),
    note: sentence('Thousands of entries: many line-ups that can score high on a good day.'),
    count: 20,
    style: 'high-risk',
  },
] as const;

/** The form before its first change: a small contest. */
export const initialLineupChoices: LineupChoices = {
  count: 5,
  style: 'balanced',
  exposure: 75,
  players: {},
};

/** Returns the contest whose settings the choices have. */
export function contestOf({ count, style }: LineupChoices): (typeof contests)[number] | undefined {
  return contests.find((contest) => contest.count === count && contest.style === style);
}

/** Whether that many line-ups can be requested. */
export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_LINEUPS;
}

/** In how many line-ups a player may be who is not `in`: `At most 4 of 5`; rounded up, as by the server. */
export function exposureText(i18n: I18n, { count, exposure }: LineupChoices): string {
  if (!isCount(count)) return `${exposure}%`;
  const most = Math.ceil((count * exposure) / 100);
  return i18n.t('At most {most} of {count}', { most, count });
}

/** Returns the keys of the players with the given choice. */
export function chosenPlayers({ players }: LineupChoices, choice: PlayerChoice): string[] {
  return Object.keys(players).filter((key) => players[key] === choice);
}

/** Drops choices on players who are no longer likely to play, as after the announcement of the elevens. */
export function forPlayers(choices: LineupChoices, projections: readonly PlayerProjection[]): LineupChoices {
  const keys = new Set(projections.map(({ key }) => key));
  const players = Object.entries(choices.players).filter(([key]) => keys.has(key));
  return { ...choices, players: Object.fromEntries(players) };
}
