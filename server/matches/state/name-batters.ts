import type { FeedMatch } from './feed-match.ts';
import { findSide } from './read-status-words.ts';

/** The side whose innings a label such as `Mumbai Inning 1` is; the label's own word where it names neither. */
export function nameBatters(label: string, sides: FeedMatch['sides']): string {
  const named = label.replace(/\s+innings?\s+\d+$/i, '').trim();
  return findSide(named, sides) ?? named;
}
