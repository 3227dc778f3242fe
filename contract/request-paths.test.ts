import { expect, it } from 'vitest';
import { pathOf, pathPattern } from './request-paths.ts';

it.each([
  ['/matches/a?page=2', '/matches/a'],
  ['/matches/a#top', '/matches/a'],
  ['HTTPS://gullylens.example:443/matches', '/matches'],
  ['http://gullylens.example?page=2', ''],
  ['/a\n?b\nc', '/a\n'],
])('the path of %j is %j', (target, path) => {
  expect(pathOf(target)).toBe(path);
});

it.each([
  ['/matches/:key', '/matches/a-b', true],
  ['/matches/:key', '/matches/a-b/', true],
  ['/matches/:key', '/matches/', false],
  ['/matches/{key}/balls/', '/matches/a/balls', true],
  ['/matches/{key}/balls/', '/matches/a/b/balls', false],
  ['/', '/', true],
  ['/desk', '/Desk', false],
])('the pattern of %s matches %s: %s', (route, path, matches) => {
  expect(pathPattern(route).test(path)).toBe(matches);
});

it('ignores case with the flag i', () => {
  expect(pathPattern('/desk', 'i').test('/Desk')).toBe(true);
});
