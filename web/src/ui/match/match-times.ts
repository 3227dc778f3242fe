const shape = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const INDIA = 'Asia/Kolkata';

/** When a match starts, in the visitor's zone and, where that is another, in India's: `Sat, 21 Nov, 7:30 pm IST`. */
export function startText(startAt: number | null, zone: string = visitorZone()): string {
  if (startAt === null || !Number.isFinite(startAt)) return 'TBD';
  try {
    const start = new Date(startAt * 1000);
    const india = new Intl.DateTimeFormat('en-IN', { ...shape, timeZone: INDIA }).format(start);
    if (isIndia(zone)) return `${india} IST`;
    const local = new Intl.DateTimeFormat('en-IN', { ...shape, timeZone: zone }).format(start);
    return `${local} (${timeOnly(start)} IST)`;
  } catch {
    return 'TBD';
  }
}

function timeOnly(start: Date): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZone: INDIA } as const;
  return new Intl.DateTimeFormat('en-IN', time).format(start);
}

function isIndia(zone: string): boolean {
  return zone === INDIA || zone === 'Asia/Calcutta';
}

function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
