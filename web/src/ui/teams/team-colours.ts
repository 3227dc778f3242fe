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

/** The least difference between the hues of two opponents, in degrees. */
const LEAST_HUE_GAP = 40;

/**
 * Returns the colours of a team: its kit, else the feed's colour, else a hash of its name. In a match, pass the
 * opponent: then the two differ by at least 40 degrees of hue, whichever of them is requested first.
 */
export function teamColours(team: ColouredTeam, opponent?: ColouredTeam | undefined): TeamColours {
  const [first, ...others] = kitsOf(team);
  if (opponent === undefined || hasPrecedence(team, opponent)) return coloursOf(first);
  const [{ hue: taken }] = kitsOf(opponent);
  const free = [first, ...others].find(({ hue }) => Math.abs(hueGap(hue, taken)) >= LEAST_HUE_GAP);
  return coloursOf(free ?? turnAway(first, taken));
}

const SIDES = /[\s,-]+\(?(women|w|a|u-?19s?|under-?19s?|emerging)\)?$/;

function plainName({ name }: ColouredTeam): string {
  return name.trim().toLowerCase().replace(SIDES, '');
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

const order = [...teamKits.keys()];

/** True for the team that wears its first kit: a known one before an unknown one. */
function hasPrecedence(team: ColouredTeam, opponent: ColouredTeam): boolean {
  const [own, other] = [team, opponent].map((one) => {
    const at = order.indexOf(plainName(one));
    return at === -1 ? order.length : at;
  }) as [number, number];
  return own === other ? plainName(team) <= plainName(opponent) : own < other;
}

/** From -180 to 180. */
function hueGap(hue: number, from: number): number {
  return ((hue - from + 540) % 360) - 180;
}

function turnAway(kit: Oklch, taken: number): Oklch {
  const away = hueGap(kit.hue, taken) < 0 ? -1 : 1;
  return { ...kit, hue: (taken + away * 1.5 * LEAST_HUE_GAP + 360) % 360 };
}

/** Neither white nor black letters can be read well on lightnesses between these. */
const MIDDLE = { from: 0.53, to: 0.62 };
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
