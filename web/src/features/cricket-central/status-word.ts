/** One word for the vendor's sentence about a match; the sentence itself in capitals where no word fits. */
export function statusWord(status: string): string {
  const text = status.trim().toLowerCase();
  if (text.includes('live') || text === 'match in progress') return 'LIVE';
  if (text.includes('completed') || text.includes('won')) return 'COMPLETED';
  if (text === 'match not started' || text === 'scheduled') return 'SCHEDULED';
  if (text === 'toss') return 'TOSS';
  return text === '' ? 'UNKNOWN' : status.trim().toUpperCase();
}
