import type { CricapiTeam } from '../../vendors/cricapi/wire-match.ts';
import type { FeedSide } from './feed-match.ts';

export function nameSide({ name, shortname, img, color_primary }: CricapiTeam): FeedSide {
  return { name, shortName: shortname ?? abbreviate(name), image: img, colour: color_primary };
}

/** Sussex -> SUS, Eastern Storm -> ES: for the teams that the vendor has no short name of. */
function abbreviate(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Za-z]/.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 3);
  return letters.toUpperCase();
}
