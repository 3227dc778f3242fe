import { type Oklch, oklchFromHex } from './oklch.ts';
import { teamKits } from './team-kits.ts';

/** A team of the feed, of history or of a forecast. */
export interface ColouredTeam {
  name: string;
  /** The feed's colour of the team, as `#1d4e89`. */
  color_primary?: string | null | undefined;
}

/** CSS colours of a team. */
export interface TeamColours {
  badge: string;
  /** Letters on the badge; contrast at least 4.5:1. */
  letters: string;
  /** Text, lines and bars on the page in both themes; contrast at least 4.5:1. */
  ink: string;
}

/** The smallest difference between the hues of two opponents, in degrees. */
const MIN_HUE_GAP = 40;

/**
 * Returns the colours of a team: its kit, else the feed's colour, else a hash of its name. In a match, pass the
 * opponent: if the two look alike, one of them wears its second colour, which is the same against every opponent. Each
 * has the same colours in both orders of the arguments.
 */
export function teamColours(team: ColouredTeam, opponent?: ColouredTeam | undefined): TeamColours {
  const first = firstKit(team);
  if (opponent === undefined || hasPrecedence(team, opponent)) return coloursOf(first);
  const isAlike = hueGap(first, firstKit(opponent)) < MIN_HUE_GAP;
  return coloursOf(isAlike ? secondKit(team) : first);
}

/** What distinguishes the teams of one country or club, which wear the same kit. */
const TEAM_SUFFIX = /[\s,-]+\(?(women|w|a|u-?19s?|under-?19s?|emerging)\)?$/;

function plainName({ name }: ColouredTeam): string {
  return name.trim().toLowerCase().replace(TEAM_SUFFIX, '');
}

/** A colour of any hue that has enough contrast in both themes. */
const PLAIN = { lightness: 0.5, chroma: 0.12 };

function firstKit(team: ColouredTeam): Oklch {
  const name = plainName(team);
  const [first] = teamKits.get(name) ?? [team.color_primary];
  return oklchFromHex(first) ?? plainColour(name);
}

/** Returns the colours of someone or something that has none of its own: a hash of the name. */
export function coloursOfName(name: string): TeamColours {
  return coloursOf(plainColour(name));
}

function plainColour(name: string): Oklch {
  return { ...PLAIN, hue: hashedHue(name) };
}

/** The alternative in the table of kits, else the opposite hue. */
function secondKit(team: ColouredTeam): Oklch {
  const alternative = teamKits.get(plainName(team))?.[1];
  return oklchFromHex(alternative) ?? { ...PLAIN, hue: (firstKit(team).hue + 180) % 360 };
}

/** Names that differ in one letter have hues far apart. */
function hashedHue(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return (hash * 137.508) % 360;
}

const knownNames = [...teamKits.keys()];

/** True when `team` wears its first kit and `opponent` changes: the earlier in the table of kits, else by name. */
function hasPrecedence(team: ColouredTeam, opponent: ColouredTeam): boolean {
  const [ownRank, otherRank] = [rankOf(team), rankOf(opponent)];
  return ownRank === otherRank ? plainName(team) <= plainName(opponent) : ownRank < otherRank;
}

function rankOf(team: ColouredTeam): number {
  const index = knownNames.indexOf(plainName(team));
  return index === -1 ? knownNames.length : index;
}

/** From 0 to 180 degrees. */
function hueGap({ hue: one }: Oklch, { hue: other }: Oklch): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

/** Between these lightnesses neither white nor black letters reach a contrast of 4.5:1. */
const MIDDLE = { from: 0.53, to: 0.62 };
/** Limits of the lightness of `ink` on the dark and on the light theme, for a contrast of 4.5:1. */
const DARKEST_ON_DARK = 0.72;
const LIGHTEST_ON_LIGHT = 0.5;

function coloursOf({ lightness, chroma, hue }: Oklch): TeamColours {
  const css = (light: number) => `oklch(${light.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;
  const badge = lightness > MIDDLE.from && lightness < MIDDLE.to ? MIDDLE.from : lightness;
  return {
    badge: css(badge),
    letters: badge <= MIDDLE.from ? '#fff' : '#000',
    ink: `light-dark(${css(Math.min(lightness, LIGHTEST_ON_LIGHT))}, ${css(Math.max(lightness, DARKEST_ON_DARK))})`,
  };
}
