import { useEffect, useState } from 'react';

/** Fine enough for a text that counts minutes. */
const STEP_MS = 10_000;

/** The time, brought up to date every few seconds. */
export function useMinuteClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
