/** How a batter's innings stands: still in; out; retired without being out; never begun. */
export type BattersEnd = 'in' | 'out' | 'retired' | 'absent';

/** `retired hurt`, `retd hurt`, `Retired - not out`, `ret'd ill`. Who retires for no such reason is out (Law 25.4). */
const RETIRED = /^(ret(ire)?'?d?|rtd)\b.*\b(hurt|ill|injured|not out)\b/;
const ABSENT = /^(absent|did not bat|dnb|yet to bat)\b/;

/** Reads it from the words of a scorecard; `null` stands for somebody who is in. */
export function readDismissal(words: string | null): BattersEnd {
  if (words === null) return 'in';
  const told = words.trim().toLowerCase();
  if (ABSENT.test(told)) return 'absent';
  return RETIRED.test(told) ? 'retired' : 'out';
}
