/** Below this many frames a second animations are switched off. */
export const LOW_FPS = 50;

/** Below this battery level, while not charging, animations are switched off. */
export const LOW_BATTERY = 0.2;

const FRAMES_MEASURED = 60;

interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}

const reasons = new Set<'frames' | 'battery'>();

/**
 * Watches the battery, and the frame rate once after the start. When either is low the style sheet stops animations.
 */
export function watchReducedMotion(): void {
  void watchBattery();
  window.addEventListener('load', () => measureFrames((fps) => setReason('frames', fps < LOW_FPS)), {
    once: true,
  });
}

export function isBatteryLow(battery: Pick<Battery, 'level' | 'charging'>): boolean {
  return !battery.charging && battery.level < LOW_BATTERY;
}

async function watchBattery(): Promise<void> {
  const navigatorWithBattery = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await navigatorWithBattery.getBattery?.().catch(() => undefined);
  if (battery === undefined) return;
  const look = () => setReason('battery', isBatteryLow(battery));
  look();
  battery.addEventListener('levelchange', look);
  battery.addEventListener('chargingchange', look);
}

/** A background tab renders nothing, so only a second that was visible throughout counts. */
function measureFrames(report: (fps: number) => void): void {
  let begun: number | null = null;
  let frames = 0;
  const startOver = () => {
    begun = null;
    frames = 0;
  };
  const count = (now: number) => {
    begun ??= now;
    frames += 1;
    if (frames <= FRAMES_MEASURED) return requestAnimationFrame(count);
    document.removeEventListener('visibilitychange', startOver);
    report((FRAMES_MEASURED * 1000) / (now - begun));
  };
  document.addEventListener('visibilitychange', startOver);
  requestAnimationFrame(count);
}

function setReason(reason: 'frames' | 'battery', holds: boolean): void {
  if (holds) reasons.add(reason);
  else reasons.delete(reason);
  document.documentElement.toggleAttribute('data-quiet-motion', reasons.size > 0);
}
