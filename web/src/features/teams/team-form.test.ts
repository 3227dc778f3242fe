import { expect, it } from 'vitest';
import { type Played, withLastFirst } from './team-form.ts';

const played = (id: string, playedOn: string) => ({ id, playedOn }) as Played['recent'][number];
const recent = [played('b', '2026-11-27'), played('a', '2026-11-27'), played('c', '2026-11-26')];
const order = (lastKey?: string) => withLastFirst(recent, lastKey).map(({ id }) => id);

it('the last match of the feed is first among the matches of its day', () => {
  expect(order('a')).toEqual(['a', 'b', 'c']);
});

it('matches stay in their order without a last match, and when that is of an earlier day', () => {
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(order('c')).toEqual(['b', 'a', 'c']);
});
