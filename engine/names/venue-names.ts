import { spellingKey } from './spelling-key.ts';

/**
 * A venue as identified by a name in an archive or feed. Used by the ratings, and by the server in imports and look-ups
 * of names, where analysts' corrections take precedence.
 */
export interface NamedVenue {
  /** Normalised form of the name as written, under which analysts can correct it. */
  readonly alias: string;
  /** Identifies the venue: its normalised current name, with the city for names that several venues share. */
  readonly key: string;
  readonly name: string;
  readonly city: string | null;
}

/** Current name of venues that were renamed or are written in two ways, by the former or other name. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Feroz Shah Kotla': 'Arun Jaitley Stadium', // renamed September 2019
  'Sardar Patel Stadium': 'Narendra Modi Stadium', // rebuilt in Motera, renamed February 2021
  'Punjab Cricket Association Stadium': 'Punjab Cricket Association IS Bindra Stadium', // renamed 2015
  'Subrata Roy Sahara Stadium': 'Maharashtra Cricket Association Stadium', // sponsorship ended 2013
  'Zayed Cricket Stadium': 'Sheikh Zayed Stadium',
  'New Wanderers Stadium': 'The Wanderers Stadium',
  'OUTsurance Oval': 'Mangaung Oval', // former sponsor
  'De Beers Diamond Oval': 'Diamond Oval', // former sponsor
  'Darren Sammy National Cricket Stadium': 'Daren Sammy National Cricket Stadium',
  'Dr. Y.S. Rajasekhara Reddy ACA VDCA Cricket Stadium':
    'Dr. Y.S. Rajasekhara Reddy ACA-VDCA Cricket Stadium',
};

/** Names of more than one venue: the city is needed to distinguish them. */
const SHARED_NAMES = new Set(
  [
    'ACA Stadium',
    'College Ground',
    'County Ground',
    'Cricket Ground',
    'National Stadium',
    'Nehru Stadium',
    "Queen's Park",
    'University Oval',
  ].map(spellingKey),
);

const CURRENT_NAMES_BY_KEY = new Map(
  Object.entries(CURRENT_NAMES).map(([from, to]) => [spellingKey(from), to]),
);

/**
 * Identifies a venue by its name as written (`spelling`), which may end in suburb and city after a comma. These vary
 * between years, so only the part before the comma counts. For names that several venues share the city is added: the
 * last part of `spelling`, or else `city`.
 */
export function nameVenue(spelling: string, city: string | null): NamedVenue {
  const [first = spelling, ...suburbAndCity] = spelling.split(',').map((part) => part.trim());
  const name = CURRENT_NAMES_BY_KEY.get(spellingKey(first)) ?? first;
  const cityOrSuburb = suburbAndCity.at(-1) ?? city;
  if (cityOrSuburb === null || !SHARED_NAMES.has(spellingKey(first))) {
    return { alias: spellingKey(spelling), key: spellingKey(name), name, city: city ?? cityOrSuburb };
  }
  const alias = suburbAndCity.length > 0 ? spelling : `${spelling}, ${cityOrSuburb}`;
  return {
    alias: spellingKey(alias),
    key: spellingKey(`${name}, ${cityOrSuburb}`),
    name: `${name}, ${cityOrSuburb}`,
    city: city ?? cityOrSuburb,
  };
}
