import { createHash } from 'node:crypto';

const DISC_COLOURS = ['#b3261e', '#7d5260', '#6750a4', '#006a6a', '#386a20', '#8b5000'] as const;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

/** A profile picture as SVG: the initial in white. The background colour depends on the name only. */
export function drawPicture(name: string): string {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '?';
  const [byte = 0] = createHash('sha256').update(name).digest();
  const colour = DISC_COLOURS[byte % DISC_COLOURS.length];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${colour}"/>` +
    '<text x="48" y="50" fill="#fff" font-family="sans-serif" font-size="44" text-anchor="middle" ' +
    `dominant-baseline="middle">${escapeXml(initial)}</text></svg>`
  );
}
