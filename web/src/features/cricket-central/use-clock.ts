import { useEffect, useState } from 'react';

/** The clock on the dashboard moves on every minute. */
export const CLOCK_INTERVAL_MS = 60_000;

export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
