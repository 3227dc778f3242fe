import { expect, it } from 'vitest';
import { oklchFromHex } from './oklch.ts';
import { type ColouredTeam, teamColours } from './team-colours.ts';
import { teamKits } from './team-kits.ts';

/** The grounds of tokens.css that text and charts stand on. */
const GROUNDS = { light: ['#f6f8fc', '#ffffff', '#f0f4fa'], dark: ['#0a0f1e', '#111a2e', '#17223b'] };

const known = [...teamKits.keys()].map((name) => ({ name }));
const unknown = Array.from({ length: 60 }, (_, at) => ({ name: `Town ${at}` }));
const teams: ColouredTeam[] = [...known, ...unknown];
const matches = teams.flatMap((team) =>
  teams.filter((other) => coloursDiffer(team, other)).map((other) => [team, other] as const),
);

/** Two names of one franchise never play each other. */
function coloursDiffer({ name }: ColouredTeam, { name: other }: ColouredTeam): boolean {
  return (
    name !== other && !(teamKits.has(name) && teamKits.get(name)?.join() === teamKits.get(other)?.join())
  );
}

function parse(css: string): [number, number, number] {
  return css
    .replace(/oklch\(|\)/g, '')
    .split(' ')
    .map(Number) as [number, number, number];
}

function gapOf(team: ColouredTeam, other: ColouredTeam): number {
  const [one, two] = [teamColours(team, other), teamColours(other, team)].map(({ badge }) => parse(badge)[2]);
  const gap = Math.abs((one ?? 0) - (two ?? 0));
  return Math.min(gap, 360 - gap);
}

/** WCAG's relative luminance, with channels outside sRGB cut off as browsers do. */
function luminanceOf(css: string): number {
  if (css.startsWith('#')) return luminanceOfOklch(oklchOf(css));
  return luminanceOfOklch(parse(css));
}

function oklchOf(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  const { lightness, chroma, hue } = oklchFromHex(long) ?? { lightness: 0, chroma: 0, hue: 0 };
  return [lightness, chroma, hue];
}

const cut = (channel: number) => Math.min(1, Math.max(0, channel));

function luminanceOfOklch([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return (
    0.2126 * cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) +
    0.7152 * cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) +
    0.0722 * cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  );
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The two colours of `light-dark()`. */
function inksOf(ink: string): { light: string; dark: string } {
  const [, light = '', dark = ''] = /^light-dark\((.*), (.*)\)$/.exec(ink) ?? [];
  return { light, dark };
}

it('reads colours as CSS does', () => {
  expect(luminanceOf('#ff0000')).toBeCloseTo(0.2126, 3);
  expect(oklchFromHex('#ff0000')).toMatchObject({
    lightness: expect.closeTo(0.628, 3),
    chroma: expect.closeTo(0.2577, 3),
    hue: expect.closeTo(29.23, 1),
  });
  expect(['red', '#fff', '#12345g', '', null].map(oklchFromHex)).toEqual([null, null, null, null, null]);
});

it('keeps opponents at least 40 degrees of hue apart', () => {
  const close = matches.filter(([team, other]) => gapOf(team, other) < 39.9);
  expect(close).toEqual([]);
});

it('shows letters, text and lines with a contrast of at least 4.5 in both themes', () => {
  const colours = matches.map(([team, other]) => teamColours(team, other));
  const looks = [...new Map(colours.map((one) => [one.badge, one])).values()];
  const faint = looks.filter(({ badge, letters, ink }) => {
    const { light, dark } = inksOf(ink);
    return (
      contrast(badge, letters) < 4.5 ||
      GROUNDS.light.some((ground) => contrast(light, ground) < 4.5) ||
      GROUNDS.dark.some((ground) => contrast(dark, ground) < 4.5)
    );
  });
  expect(faint).toEqual([]);
});

const hueOf = (team: ColouredTeam, opponent?: ColouredTeam) => parse(teamColours(team, opponent).badge)[2];
const hueOfHex = (hex: string) => Number(oklchFromHex(hex)?.hue.toFixed(1));

it('has the earlier team of the table keep its kit, and the other change', () => {
  const [india, lanka] = [{ name: 'India' }, { name: 'Sri Lanka' }];
  expect(hueOf(india, lanka)).toBe(hueOfHex('#0b6fd0'));
  expect(hueOf(lanka, india)).toBe(hueOfHex('#ffc72c'));
  expect(hueOf(lanka, { name: 'Pakistan' })).toBe(hueOfHex('#0b3d91'));
});

it('has a team wear at most two colours, whoever it plays', () => {
  const many = teams.filter((team) => {
    const badges = teams.filter((other) => coloursDiffer(team, other)).map((other) => hueOf(team, other));
    return new Set(badges).size > 2;
  });
  expect(many).toEqual([]);
});

it('has a known team keep its kit against an unknown one', () => {
  expect(hueOf({ name: 'India' }, { name: 'Aaa' })).toBe(hueOfHex('#0b6fd0'));
});

it.each(['India Women', 'india', 'India (W)', 'India Under-19s', 'India A', 'India U19'])(
  'knows the kit of %s',
  (name) => {
    expect(teamColours({ name })).toEqual(teamColours({ name: 'India' }));
  },
);

it('uses the feed’s colour only for a team without a known kit', () => {
  expect(hueOf({ name: 'Kochi', color_primary: '#1d4e89' })).toBe(hueOfHex('#1d4e89'));
  expect(teamColours({ name: 'India', color_primary: '#ff0000' })).toEqual(teamColours({ name: 'India' }));
  expect(teamColours({ name: 'Kochi', color_primary: 'red' })).toEqual(teamColours({ name: 'Kochi' }));
});
