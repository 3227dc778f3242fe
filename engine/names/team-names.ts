import { spellingKey } from './spelling-key.ts';

/**
 * The team that a name in an archive or feed means, unless analysts have mapped the name to another team. Used by the
 * ratings and, in every process of the server, by imports and look-ups of names.
 */
export interface NamedTeam {
  /** Normalised form of the name as written, under which analysts can correct it. */
  readonly alias: string;
  /** Identifies the team: its normalised current name. */
  readonly key: string;
  /** Current name; ends in ` Women` for a women's team. */
  readonly name: string;
}

/** Franchises that continue under a new name; not those that replaced another (Sunrisers for Deccan). */
const RENAMED: Readonly<Record<string, string>> = {
  'Delhi Daredevils': 'Delhi Capitals', // December 2018
  'Kings XI Punjab': 'Punjab Kings', // February 2021
  'Royal Challengers Bangalore': 'Royal Challengers Bengaluru', // March 2024
  'Rising Pune Supergiants': 'Rising Pune Supergiant', // 2017
  'Barbados Tridents': 'Barbados Royals', // 2021
  'St Lucia Zouks': 'Saint Lucia Kings', // 2021
  'St Lucia Stars': 'Saint Lucia Kings', // the Zouks of 2017 and 2018
  'St Lucia Kings': 'Saint Lucia Kings',
  'Trinidad & Tobago Red Steel': 'Trinbago Knight Riders', // 2016
};

const NEW_NAMES = new Map(Object.entries(RENAMED).map(([from, to]) => [spellingKey(from), to]));

/**
 * Identifies a team by its name. Women's teams often share the men's name, so their keys end in `-women`: `India
 * Women`, or `India` in a women's match, is `india-women`.
 */
export function nameTeam(spelling: string, gender: 'male' | 'female'): NamedTeam {
  const plain = spelling.trim().replace(/\s+\(?(women|w)\)?$/i, '');
  const women = gender === 'female' || plain !== spelling.trim();
  const suffix = women ? ' Women' : '';
  const name = `${NEW_NAMES.get(spellingKey(plain)) ?? plain}${suffix}`;
  return { alias: spellingKey(`${plain}${suffix}`), key: spellingKey(name), name };
}
