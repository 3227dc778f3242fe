import { type CricapiTeam, UNKNOWN_TEAM } from '../../vendors/cricapi/wire/wire-match.ts';
import type { FeedMatch, FeedTeam } from './feed-match.ts';

type MatchTeams = FeedMatch['sides'];
type NamedTeam = Pick<FeedTeam, 'name' | 'shortName'>;
/** The two teams of a match, by name and abbreviation. */
export type NamedTeams = readonly [NamedTeam, NamedTeam];

/** Ways to compare a team with a text, strictest first. The first that fits any team decides, if it fits only one. */
const MATCHERS: readonly ((side: NamedTeam, wanted: string) => boolean)[] = [
  ({ name }, wanted) => name.toLowerCase() === wanted,
  ({ shortName }, wanted) => shortName.toLowerCase() === wanted,
  // `Hampshire` for the Hampshire Hawks, and vice versa.
  ({ name }, wanted) =>
    name.toLowerCase().startsWith(`${wanted} `) || wanted.startsWith(`${name.toLowerCase()} `),
];

/** Returns the name of the team that `text` names, ignoring case. Null when it names neither or both. */
export function findTeamName(text: string | null, sides: NamedTeams): string | null {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return null;
  for (const fits of MATCHERS) {
    const [name, ...others] = new Set(sides.filter((side) => fits(side, wanted)).map((side) => side.name));
    if (name !== undefined) return others.length === 0 ? name : null;
  }
  return null;
}

/** Returns the batting team of a label such as `Mumbai Inning 1`: one of the two, otherwise the label's own name. */
export function battingTeamOf(label: string, sides: MatchTeams): string {
  const named = label.replace(/\s+innings?\s+\d+$/i, '').trim();
  return findTeamName(named, sides) ?? named;
}

/** Returns the teams of a response. Missing fields keep their known value. */
export function matchTeams(
  [first, second]: readonly [CricapiTeam, CricapiTeam],
  known?: MatchTeams,
): readonly [FeedTeam, FeedTeam] {
  if (known && first.name === UNKNOWN_TEAM && second.name === UNKNOWN_TEAM) return known;
  return [matchTeam(first, known), matchTeam(second, known)];
}

function matchTeam(
  { name, shortname, img, color_primary }: CricapiTeam,
  sides: MatchTeams | undefined,
): FeedTeam {
  const known = sides?.find((side) => side.name === name);
  return {
    name,
    shortName: shortname ?? known?.shortName ?? abbreviate(name),
    image: img ?? known?.image ?? null,
    colour: color_primary ?? known?.colour ?? null,
  };
}

/** Sussex -> SUS, Eastern Storm -> ES; used for teams without a short name. */
function abbreviate(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Za-z]/.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 3);
  return letters.toUpperCase();
}

const WOMEN = /\b(women|girls|ladies)(['’]?s)?\b|\(w\)|\bw(pl|bbl|cpl|odi|t20i?)\b/i;
const MEN = /\b(men|boys)(['’]?s)?\b|\(m\)/i;

/** Returns the gender that the names of a match, its teams or its series state. Null when they state none or both. */
export function genderIn(...names: readonly string[]): 'male' | 'female' | null {
  const [women, men] = [WOMEN, MEN].map((pattern) => names.some((name) => pattern.test(name)));
  if (women === men) return null;
  return women ? 'female' : 'male';
}
