import { quirkSeed } from './feed/vendor-ids.ts';
import { shortName } from './wire/team.ts';

const COLOURS = ['#1d4e89', '#7a1f3d', '#14532d', '#5b3a8c', '#8a3b12', '#0f5c63'] as const;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

/** A team's picture as SVG: its short name on a shield. The colour depends on the name only. */
export function drawCrest(team: string): string {
  const colour = COLOURS[quirkSeed(`${team} crest`) % COLOURS.length];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">' +
    `<path d="M24 3 42 9v15c0 11-8 18-18 21C14 42 6 35 6 24V9z" fill="${colour}" stroke="#e8b923" stroke-width="3"/>` +
    '<text x="24" y="26" fill="#fff" font-family="sans-serif" font-size="13" font-weight="700" text-anchor="middle" ' +
    `dominant-baseline="middle">${escapeXml(shortName(team).slice(0, 4))}</text></svg>`
  );
}
