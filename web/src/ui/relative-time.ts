const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago: 'Just now' under a minute, then minutes, hours, days. */
export function relativeTime(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour');
  return ago(Math.floor(passed / DAY), 'day');
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
