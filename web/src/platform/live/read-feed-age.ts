import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { isRecord } from '../storage/local-storage.ts';

/** Returns the age that an answer states, at its top or beside its matches; null for one that states none. */
export function readFeedAge(answer: unknown): FeedAge | null {
  if (!isRecord(answer)) return null;
  return asFeedAge(answer) ?? asFeedAge(answer['data']);
}

function asFeedAge(value: unknown): FeedAge | null {
  if (!isRecord(value)) return null;
  const { as_of, delayed_after } = value;
  return typeof as_of === 'string' && typeof delayed_after === 'number' ? { as_of, delayed_after } : null;
}

/** Returns which of two ages is that of newer data. */
export function newerAge(a: FeedAge | null, b: FeedAge | null): FeedAge | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(b.as_of) >= Date.parse(a.as_of) ? b : a;
}
