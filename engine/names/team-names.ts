import { spellingKey } from './spelling-key.ts';

/**
 * A team as identified by a name in an archive or feed. Used by the ratings, and by the server in imports and look-ups
 * of names, where analysts' corrections take precedence.
 */
export interface NamedTeam {
  /** Normalised form of the name as written, under which analysts can correct it. */
  readonly alias: string;
  /** Identifies the team: its normalised current name. */
  readonly key: string;
  /** Current name; ends in ` Women` for a women's team. */
  readonly name: string;
}

/**
 * Current name of franchises that were renamed, by former name, with the year. Leaves out franchises that replaced
 * another one (Sunrisers for Deccan).
 */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
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

const CURRENT_NAMES_BY_KEY = new Map(
  Object.entries(CURRENT_NAMES).map(([from, to]) => [spellingKey(from), to]),
);

/**
 * Identifies a team by its name. Women's teams often share the men's name, so their keys end in `-women`: `India
 * Women`, or `India` in a women's match, is `india-women`.
 */
export function nameTeam(spelling: string, gender: 'male' | 'female'): NamedTeam {
  const withoutSuffix = spelling.trim().replace(/\s+\(?(women|w)\)?$/i, '');
  const isWomen = gender === 'female' || withoutSuffix !== spelling.trim();
  const suffix = isWomen ? ' Women' : '';
  const name = `${CURRENT_NAMES_BY_KEY.get(spellingKey(withoutSuffix)) ?? withoutSuffix}${suffix}`;
  return { alias: spellingKey(`${withoutSuffix}${suffix}`), key: spellingKey(name), name };
}
