import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answer } from './receipt-pdf.worker.ts';

const text = {
  title: 'Tax invoice',
  details: [
    { label: 'Number', value: 'GL-2627-000001' },
    { label: 'Date', value: '21 November 2026' },
  ],
  supplier: ['GullyLens Sports and Fantasy Entertainment Limited', '12 Cubbon Road'],
  buyer: ['Asha Rao'],
  item: { name: 'GullyLens Premium', detail: '21 November to 21 December 2026', price: '₹499.00' },
  sums: [
    { label: 'Taxable value', value: '₹422.88' },
    { label: 'IGST 18%', value: '₹76.12' },
  ],
  total: { label: 'Total paid', value: '₹499.00' },
  notes: ['Paid once. Does not renew.'],
};

/** The drawing commands of the page: the longest compressed stream with text. */
function commandsOf(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      parts.push(inflateSync(pdf.subarray(at + 'stream\n'.length)).toString('latin1'));
    } catch {
      // A font, or the end of a stream.
    }
  }
  return parts.find((part) => part.includes(' Tm')) ?? '';
}

const round = (found: IterableIterator<RegExpMatchArray>) =>
  [...found]
    .map((numbers) =>
      numbers
        .slice(1)
        .map((number) => Math.round(Number(number)))
        .join(),
    )
    .join(' ');

/** The position of each line of text, in points from the left and bottom; rules count from the top. */
function layoutOf(pdf: Buffer) {
  const commands = commandsOf(pdf);
  return {
    texts: round(commands.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)),
    rules: round(commands.matchAll(/^([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l/gm)),
  };
}

const HEAD = '56,759 56,732 273,768 468,768 273,750 458,750';
const PARTIES = '56,684 56,666 56,649 56,631 298,684 298,666';
const ITEM = '56,546 497,546 56,528';
const NOTES = '56,361';

test('prints header, parties, item, sums and notes below each other on one page', async () => {
  const { texts, rules } = layoutOf(await answer(text));
  const sums = '273,486 505,486 273,468 513,468 273,438 490,438';
  expect(texts).toBe([HEAD, PARTIES, ITEM, sums, NOTES].join(' '));
  expect(rules).toBe('56,128,539,128 56,270,539,270 56,330,539,330');
});

test('prints the total in place of the sums when there are no taxes', async () => {
  const { texts } = layoutOf(await answer({ ...text, sums: [] }));
  expect(texts).toBe([HEAD, PARTIES, ITEM, '273,482 490,482', NOTES].join(' '));
});
