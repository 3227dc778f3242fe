import { quirkSeed } from '../feed/vendor-ids.ts';

/** What the vendor sends for teams of which it has no picture. */
const PLACEHOLDER_IMAGE = 'https://h.cricapi.com/img/icon512.png';

/** Initials of a name of several words, the beginning of a name of one. */
export function shortName(team: string): string {
  const words = team.split(/\s+/).filter(Boolean);
  if (words.length === 1) return team.slice(0, 3).toUpperCase();
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}

/** Stands for the sandbox's own origin until an answer is sent. */
export const IMAGE_ORIGIN = 'sandbox-images:';
/** A club of the invented league whose picture is always broken, so that this is seen too. */
const WITH_BROKEN_PICTURE = 'Ranchi Cascades';

/** One team in four has no picture at the vendor, and one in eight the address of a file that is none. */
function imageOf(team: string): string {
  const quirk = quirkSeed(`${team} image`) % 8;
  if (team === WITH_BROKEN_PICTURE || quirk === 0) return `${IMAGE_ORIGIN}/cricapi/img/broken.png`;
  return quirk < 3 ? PLACEHOLDER_IMAGE : `${IMAGE_ORIGIN}/cricapi/img/team/${encodeURIComponent(team)}`;
}

/** About one team in nine has no short name at the vendor. */
export function presentTeam(team: string) {
  const short = quirkSeed(team) % 9 === 0 ? {} : { shortname: shortName(team) };
  return { name: team, ...short, img: imageOf(team) };
}

export const placeholderImage = PLACEHOLDER_IMAGE;
