/** Morning before 12, afternoon before 17, else evening, by the visitor's own clock. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

export const taglines = [
  'Ready to dominate your fantasy leagues today?',
  'Read the pitch before you pick the captain.',
  'Good line-ups start with good evidence.',
  'Every ball is worth a second look.',
  'Know the ground, know the form, choose with a clear head.',
] as const;

/** One of five lines, by the day of the month. */
export function taglineOn(now: Date): string {
  return taglines[now.getDate() % taglines.length] ?? taglines[0];
}

/** `Saturday, 21 November 2026`. */
export function longDate(now: Date): string {
  return new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
}
