import { describe, expect, it } from 'vitest';
import { storeSeenPosts, readSeenPosts } from './forum-seen.ts';

describe('the posts read in the forum', () => {
  it('are stored by thread and never decrease', () => {
    storeSeenPosts('a', 5);
    storeSeenPosts('b', 1);
    storeSeenPosts('a', 3);
    expect([readSeenPosts('a'), readSeenPosts('b'), readSeenPosts('c')]).toEqual([5, 1, 0]);
  });

  it('are deleted for the least recently opened thread when there are too many', () => {
    for (let at = 0; at <= 300; at += 1) storeSeenPosts(`t${at}`, 1);
    expect([readSeenPosts('t0'), readSeenPosts('t1'), readSeenPosts('t300')]).toEqual([0, 1, 1]);
  });

  it('are none when the storage is invalid', () => {
    window.localStorage.setItem('gullylens.forum.seen', '{"a":"many"}');
    expect(readSeenPosts('a')).toBe(0);
    window.localStorage.setItem('gullylens.forum.seen', 'nonsense');
    expect(readSeenPosts('a')).toBe(0);
  });
});
