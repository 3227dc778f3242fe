import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MatchCard } from './describe-match.ts';
import { drawMatch, drawProduct } from './draw-picture.ts';
import { answer } from './render-picture.worker.ts';

const CARD: MatchCard = {
  key: 'kent',
  teams: ['Kent', 'Essex'],
  colours: ['#1d4e89', null],
  competition: 'County Cup',
  venue: 'Canterbury',
  phase: 'live',
  state: 'Live now',
};

/** Width and height from the header of a PNG. */
function sizeOf(png: Uint8Array): [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('draws matches and the product as PNG of 1200 by 630', () => {
  expect(sizeOf(answer(drawMatch(CARD)))).toEqual([1200, 630]);
  expect(sizeOf(answer(drawProduct()))).toEqual([1200, 630]);
});

it('shows both teams, competition, venue and state', () => {
  const svg = drawMatch(CARD);
  for (const part of ['Kent', 'Essex', 'County Cup', 'Canterbury', 'Live now', '#1d4e89'])
    expect(svg).toContain(part);
});

it('draws a state in play in another colour than one before or after it', () => {
  const upcoming = drawMatch({ ...CARD, phase: 'upcoming' });
  expect(upcoming).not.toBe(drawMatch(CARD));
  expect(drawMatch({ ...CARD, phase: 'completed' })).toBe(upcoming);
  expect(drawMatch(CARD)).toContain('fill="#f87171">Live now');
});

it('shortens names that are too long for the picture', () => {
  const svg = drawMatch({ ...CARD, teams: ['Kent', 'N'.repeat(60)], state: 's'.repeat(60) });
  expect(svg).toMatch(/>N{30,37}…</);
  expect(svg).toMatch(/>s{35,45}…</);
  expect(drawMatch({ ...CARD, competition: null })).toContain('>Cricket<');
});

const lineOf = (svg: string, content: string) =>
  svg.split('\n').find((line) => line.includes(`>${content}<`) || line.includes(`${content}…<`));

it('places teams below each other, right of their colours', () => {
  const svg = drawMatch(CARD);
  expect(svg).toContain('<rect x="80" y="182" width="14" height="84" rx="7" fill="#1d4e89"/>');
  expect(lineOf(svg, 'Kent')).toContain('<text x="124" y="248" font-size="96"');
  expect(svg).toContain('<rect x="80" y="306" width="14" height="84" rx="7" fill="#7dd3fc"/>');
  expect(lineOf(svg, 'Essex')).toContain('<text x="124" y="372" font-size="96"');
  expect(lineOf(svg, 'Canterbury')).toContain('font-weight="400"');
  expect(svg).toContain('<rect y="620" width="1200" height="10" fill="#34d399"/>');
});

it.each([
  ['of 19 characters at the largest size', 19, 96, 19],
  ['of 25 characters in smaller letters', 25, 76, 25],
  ['of 36 characters in the smallest letters', 36, 53, 36],
  ['of 37 characters shortened', 37, 52, 35],
])('draws a team’s name %s', (_, length, size, shown) => {
  const svg = drawMatch({ ...CARD, teams: ['Kent', 'N'.repeat(length)] });
  expect(svg.match(/N+/)?.[0]).toHaveLength(shown);
  for (const team of ['Kent', 'N'.repeat(shown)]) expect(lineOf(svg, team)).toContain(`font-size="${size}"`);
});

it('shortens competition, state and venue to the width beside the margins', () => {
  const long = 'n'.repeat(80);
  const { competition, state, venue } = { competition: `a${long}`, state: `b${long}`, venue: `c${long}` };
  const shown = drawMatch({ ...CARD, competition, state, venue }).match(/[abc]n+…/g);
  expect(shown?.map((line) => line.length)).toEqual([55, 45, 42]);
});

it('renders whatever a vendor sends as text, and no colour that is not one', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</text><script>', '"', '&x;', '\0'),
  );
  fc.assert(
    fc.property(anyText, anyText, (first, second) => {
      const svg = drawMatch({
        ...CARD,
        teams: [first, second],
        competition: second,
        venue: first,
        state: second,
        colours: [first, `#12345"${second}`],
      });
      expect(svg.match(/<\w+/g)).toEqual(drawMatch(CARD).match(/<\w+/g));
      expect(svg.match(/<script|#12345"/)).toBeNull();
    }),
    { numRuns: 30 },
  );
  fc.assert(
    fc.property(anyText, (name) => {
      expect(sizeOf(answer(drawMatch({ ...CARD, teams: [name, name] })))).toEqual([1200, 630]);
    }),
    { numRuns: 4 },
  );
});
