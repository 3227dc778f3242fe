import { expect, it, vi } from 'vitest';
import { followedKeys, isFollowed, setFollowed, watchFollowedMatches } from './followed-matches.ts';
import { readStored, writeStored } from './local-storage.ts';

it('a match is followed until it is not', () => {
  expect(isFollowed('one')).toBe(false);
  setFollowed('one', true);
  setFollowed('two', true);
  expect([isFollowed('one'), isFollowed('two'), isFollowed('three')]).toEqual([true, true, false]);
  expect([...followedKeys()]).toEqual(['one', 'two']);
  setFollowed('one', false);
  expect([isFollowed('one'), isFollowed('two')]).toEqual([false, true]);
});

it('fifty matches are stored, the latest', () => {
  for (let number = 0; number <= 50; number += 1) setFollowed(`m${number}`, true);
  expect([isFollowed('m0'), isFollowed('m1'), isFollowed('m50')]).toEqual([false, true, true]);
  setFollowed('m1', true);
  setFollowed('new', true);
  expect([isFollowed('m1'), isFollowed('m2')]).toEqual([true, false]);
});

it('another version’s data counts as none', () => {
  writeStored('gullylens.followed', { one: true });
  expect(isFollowed('one')).toBe(false);
});

it('without storage a match is followed until the page is left', () => {
  const refuses = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  setFollowed('one', true);
  setFollowed('two', true);
  setFollowed('one', false);
  expect([...followedKeys()]).toEqual(['two']);
  refuses.mockRestore();
  setFollowed('three', true);
  writeStored('gullylens.followed', ['four']);
  expect([...followedKeys()]).toEqual(['four']);
});

const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

it('listeners are notified of changes here and in other tabs, and of nothing else, until they stop', () => {
  const listener = vi.fn();
  const stop = watchFollowedMatches(listener);
  setFollowed('one', true);
  changeElsewhere('gullylens.followed');
  changeElsewhere('gullylens.theme');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setFollowed('one', false);
  changeElsewhere('gullylens.followed');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  ['gullylens.followed', ['theirs'], ['theirs']],
  [null, [], []],
  ['gullylens.theme', ['theirs'], ['ours']],
])('what was not stored gives way to a change of %s in another tab', (key, stored, expected) => {
  vi.stubGlobal('localStorage', undefined);
  setFollowed('ours', true);
  vi.unstubAllGlobals();
  expect(readStored('gullylens.followed')).toBeNull();
  writeStored('gullylens.followed', stored);
  const stop = watchFollowedMatches(() => undefined);
  changeElsewhere(key);
  stop();
  expect([...followedKeys()]).toEqual(expected);
});
