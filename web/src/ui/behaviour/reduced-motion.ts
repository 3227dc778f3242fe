import { whenIdle } from '../../platform/when-idle.ts';

/** Below this many frames per second animations are switched off (specification). */
const LOW_FPS = 50;

/** Below this battery level, 0 to 1, animations are switched off unless it is charging (specification). */
const LOW_BATTERY = 0.2;

/** Frames over which the rate is measured. */
const FRAMES_MEASURED = 60;

/** Delay after the page's `load` event, which comes before its first render, in milliseconds. */
const MEASURE_DELAY_MS = 3_000;

interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}

const reasons = new Set<'frames' | 'battery'>();

/**
 * Watches the battery and measures the frame rate once. When either is low, the style sheet stops animations. The first
 * render would slow down the frames, and they it, so the measurement waits for it.
 */
export function watchReducedMotion(): void {
  void watchBattery();
  window.addEventListener('load', () => setTimeout(() => whenIdle(measureFrames), MEASURE_DELAY_MS), {
    once: true,
  });
}

/** True when decoration should not drain the battery further. */
export function isBatteryLow(battery: Pick<Battery, 'level' | 'charging'>): boolean {
  return !battery.charging && battery.level < LOW_BATTERY;
}

async function watchBattery(): Promise<void> {
  const navigatorWithBattery = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await navigatorWithBattery.getBattery?.().catch(() => undefined);
  if (battery === undefined) return;
  const update = () => setReason('battery', isBatteryLow(battery));
  update();
  battery.addEventListener('levelchange', update);
  battery.addEventListener('chargingchange', update);
}

/** Measures the frame rate. A background tab renders no frames, so counting restarts when the visibility changes. */
function measureFrames(): void {
  let startedAt: number | null = null;
  let frames = 0;
  const restart = () => {
    startedAt = null;
    frames = 0;
  };
  const count = (now: number) => {
    startedAt ??= now;
    frames += 1;
    if (frames <= FRAMES_MEASURED) return requestAnimationFrame(count);
    document.removeEventListener('visibilitychange', restart);
    setReason('frames', (FRAMES_MEASURED * 1000) / (now - startedAt) < LOW_FPS);
  };
  document.addEventListener('visibilitychange', restart);
  requestAnimationFrame(count);
}

function setReason(reason: 'frames' | 'battery', holds: boolean): void {
  if (holds) reasons.add(reason);
  else reasons.delete(reason);
  document.documentElement.toggleAttribute('data-quiet-motion', reasons.size > 0);
}
