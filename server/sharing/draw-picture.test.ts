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
  );
  fc.assert(
    fc.property(anyText, (name) => {
      expect(sizeOf(answer(drawMatch({ ...CARD, teams: [name, name] })))).toEqual([1200, 630]);
    }),
    { numRuns: 10 },
  );
});
