import { sentence } from '../../platform/language/sentence.ts';

/** One word for the vendor's sentence about a match. Null when no word fits, and the sentence itself is to be shown. */
export function statusWord(status: string): string | null {
  const text = status.trim().toLowerCase();
  if (text.includes('live') || text === 'match in progress') return sentence('LIVE');
  if (text.includes('completed') || text.includes('won')) return sentence('COMPLETED');
  if (text === 'match not started' || text === 'scheduled') return sentence('SCHEDULED');
  if (text === 'toss') return sentence('TOSS');
  return text === '' ? sentence('UNKNOWN') : null;
}
