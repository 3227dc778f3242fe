/** `21 Nov 2026, 7:30 pm IST`: to the minute, because being early is the point. */
export function momentText(instant: string): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return `${new Intl.DateTimeFormat('en-IN', shape).format(new Date(instant))} IST`;
}

/** `21 Nov 2026`. */
export function dayText(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(new Date(instant));
}
