import { quirkOf } from '../feed/vendor-ids.ts';

/** What the vendor sends for teams of which it has no picture. */
const PLACEHOLDER_IMAGE = 'https://h.cricapi.com/img/icon512.png';

/** Initials of a name of several words, the beginning of a name of one. */
export function shortName(team: string): string {
  const words = team.split(/\s+/).filter(Boolean);
  if (words.length === 1) return team.slice(0, 3).toUpperCase();
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}

/** About one team in nine has no short name at the vendor. */
export function presentTeam(team: string) {
  const short = quirkOf(team) % 9 === 0 ? {} : { shortname: shortName(team) };
  return { name: team, ...short, img: PLACEHOLDER_IMAGE };
}

export const placeholderImage = PLACEHOLDER_IMAGE;
