import { quirkSeed } from '../feed/vendor-ids.ts';

/** The picture that the vendor sends for teams and players without one. */
const PLACEHOLDER_IMAGE = 'https://h.cricapi.com/img/icon512.png';

/** Initials of a name of several words, or the first three letters of a single word. */
export function shortName(team: string): string {
  const words = team.split(/\s+/).filter(Boolean);
  if (words.length === 1) return team.slice(0, 3).toUpperCase();
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}

/** Stands for the sandbox's origin until `cricapi-routes.ts` replaces it in the answer. */
export const IMAGE_ORIGIN = 'sandbox-images:';
/** A club of the fictional league whose picture is always broken, to test that case. */
const WITH_BROKEN_PICTURE = 'Ranchi Cascades';

/** Two teams in eight have no picture of their own, and one in eight has an invalid one, as at the vendor. */
function imageOf(team: string): string {
  const quirk = quirkSeed(`${team} image`) % 8;
  if (team === WITH_BROKEN_PICTURE || quirk === 0) return `${IMAGE_ORIGIN}/cricapi/img/broken.png`;
  return quirk < 3 ? PLACEHOLDER_IMAGE : `${IMAGE_ORIGIN}/cricapi/img/team/${encodeURIComponent(team)}`;
}

/** About one team in nine has no short name, as at the vendor. */
export function presentTeam(team: string) {
  const short = quirkSeed(team) % 9 === 0 ? {} : { shortname: shortName(team) };
  return { name: team, ...short, img: imageOf(team) };
}

/** CricAPI's picture for teams and players without one. */
export const placeholderImage = PLACEHOLDER_IMAGE;
