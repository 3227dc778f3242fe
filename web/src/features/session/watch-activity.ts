import { readSession, writeSession } from '../../platform/storage/session-storage.ts';

/** Activity prolongs a session at most once in this time. */
export const EXTENSION_INTERVAL_MS = 60_000;

const activities = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

const listening = { passive: true, capture: true } as const;

/** Prolongs the stored session while the person does things. Gives back how to stop. */
export function watchActivity(): () => void {
  let lastLook = Number.NEGATIVE_INFINITY;
  const onActivity = () => {
    const now = Date.now();
    if (now - lastLook < EXTENSION_INTERVAL_MS) return;
    lastLook = now;
    prolongSession(now);
  };
  for (const name of activities) window.addEventListener(name, onActivity, listening);
  return () => {
    for (const name of activities) window.removeEventListener(name, onActivity, listening);
  };
}

/** Other tabs prolong the same record, so it may be young already. */
function prolongSession(now: number): void {
  const session = readSession(now);
  if (session === null || now - session.lastActivity < EXTENSION_INTERVAL_MS) return;
  writeSession({ ...session, lastActivity: now });
}
