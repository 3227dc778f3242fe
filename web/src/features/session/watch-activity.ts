import { readSession, writeSession } from '../../platform/storage/session-storage.ts';

/** Activity prolongs a session at most once in this time. */
export const EXTENSION_INTERVAL_MS = 60_000;

const activities = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Prolongs the stored session while the person does things. Gives back how to stop. */
export function watchActivity(): () => void {
  for (const name of activities) window.addEventListener(name, prolongSession, listening);
  return () => {
    for (const name of activities) window.removeEventListener(name, prolongSession, listening);
  };
}

const listening = { passive: true, capture: true } as const;
let lastLook = Number.NEGATIVE_INFINITY;

/** Looks at storage at most once in the interval; other tabs prolong the same record. */
function prolongSession(): void {
  const now = Date.now();
  if (now - lastLook >= 0 && now - lastLook < EXTENSION_INTERVAL_MS) return;
  const session = readSession(now);
  if (session === null) return;
  lastLook = now;
  if (now - session.lastActivity >= EXTENSION_INTERVAL_MS) writeSession({ ...session, lastActivity: now });
}
