import { expect, it } from 'vitest';
import { fillGaps } from './fill-gaps.ts';

const row = (id: string, word: string) => ({ id, word });
const known = [row('a', 'then'), row('b', 'then'), row('c', 'then')];
const rows = [row('b', 'now'), row('d', 'now')];

it('a list that was read whole is all there is', () => {
  expect(fillGaps({ rows, rejected: [], unbroken: true }, known)).toEqual(rows);
});

it.each([
  ['a page that could not be had', { rejected: [], unbroken: false }],
  ['a row that could not be read', { rejected: ['a: no name'], unbroken: true }],
])('%s leaves standing what was known of the rest', (_, gaps) => {
  expect(fillGaps({ rows, ...gaps }, known)).toEqual([...rows, row('a', 'then'), row('c', 'then')]);
});
