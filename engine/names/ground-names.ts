import { spellingKey } from './spelling-key.ts';

/** The ground that a spelling means, before anyone corrected it. */
export interface NamedGround {
  readonly alias: string;
  readonly key: string;
  readonly name: string;
  readonly city: string | null;
}

/** Grounds whose name changed, or that the archives write in two ways; each beside the name it has now. */
const SAME_GROUND: Readonly<Record<string, string>> = {
  'Feroz Shah Kotla': 'Arun Jaitley Stadium', // renamed September 2019
  'Sardar Patel Stadium': 'Narendra Modi Stadium', // rebuilt in Motera, renamed February 2021
  'Punjab Cricket Association Stadium': 'Punjab Cricket Association IS Bindra Stadium', // renamed 2015
  'Subrata Roy Sahara Stadium': 'Maharashtra Cricket Association Stadium', // sponsor gone since 2013
  'Zayed Cricket Stadium': 'Sheikh Zayed Stadium',
  'New Wanderers Stadium': 'The Wanderers Stadium',
  'OUTsurance Oval': 'Mangaung Oval', // sponsor gone
  'De Beers Diamond Oval': 'Diamond Oval', // sponsor gone
  'Darren Sammy National Cricket Stadium': 'Daren Sammy National Cricket Stadium',
  'Dr. Y.S. Rajasekhara Reddy ACA VDCA Cricket Stadium':
    'Dr. Y.S. Rajasekhara Reddy ACA-VDCA Cricket Stadium',
};

/** Names that many grounds share: only the place tells which one is meant. */
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

const NEW_NAMES = new Map(Object.entries(SAME_GROUND).map(([from, to]) => [spellingKey(from), to]));

/**
 * Which ground a name means. What stands behind the first comma is the suburb, the city or both, one year so and the
 * next year otherwise; so the name in front of it decides, with the city where the name alone is shared.
 */
export function nameGround(spelling: string, city: string | null): NamedGround {
  const [first = spelling, ...places] = spelling.split(',').map((part) => part.trim());
  const name = NEW_NAMES.get(spellingKey(first)) ?? first;
  const place = places.at(-1) ?? city;
  if (place === null || !SHARED_NAMES.has(spellingKey(first))) {
    return { alias: spellingKey(spelling), key: spellingKey(name), name, city: city ?? place };
  }
  const alias = places.length > 0 ? spelling : `${spelling}, ${place}`;
  return {
    alias: spellingKey(alias),
    key: spellingKey(`${name}, ${place}`),
    name: `${name}, ${place}`,
    city: city ?? place,
  };
}
