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
 * opponent: then the two differ by at least 40 degrees of hue. Each has the same colours in both orders of the
 * arguments.
 */
export function teamColours(team: ColouredTeam, opponent?: ColouredTeam | undefined): TeamColours {
  const [first, ...others] = kitsOf(team);
  if (opponent === undefined || hasPrecedence(team, opponent)) return coloursOf(first);
  const [{ hue: taken }] = kitsOf(opponent);
  const free = [first, ...others].find(({ hue }) => Math.abs(hueGap(hue, taken)) >= MIN_HUE_GAP);
  return coloursOf(free ?? withHueAwayFrom(first, taken));
}

/** What distinguishes the teams of one country or club, which wear the same kit. */
const TEAM_SUFFIX = /[\s,-]+\(?(women|w|a|u-?19s?|under-?19s?|emerging)\)?$/;

function plainName({ name }: ColouredTeam): string {
  return name.trim().toLowerCase().replace(TEAM_SUFFIX, '');
}

function kitsOf(team: ColouredTeam): readonly [Oklch, ...Oklch[]] {
  const name = plainName(team);
  const [first, ...others] = (teamKits.get(name) ?? [team.color_primary]).map((hex) => oklchFromHex(hex));
  return [
    first ?? { lightness: 0.5, chroma: 0.12, hue: hashedHue(name) },
    ...others.filter((kit) => kit !== null),
  ];
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

/** From -180 to 180. */
function hueGap(hue: number, from: number): number {
  return ((hue - from + 540) % 360) - 180;
}

function withHueAwayFrom(kit: Oklch, taken: number): Oklch {
  const direction = hueGap(kit.hue, taken) < 0 ? -1 : 1;
  return { ...kit, hue: (taken + direction * 1.5 * MIN_HUE_GAP + 360) % 360 };
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
