import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { isBatteryLow, watchReducedMotion } from './reduced-motion.ts';

const isQuiet = () => document.documentElement.hasAttribute('data-quiet-motion');
afterEach(() => {
  Reflect.deleteProperty(navigator, 'getBattery');
});

/** Starts the page on a screen with this frame rate; `away` reports once that another tab is visible. */
function drawFrames(everyMs: number, away?: { afterFrames: number; forMs: number }) {
  let now = 0;
  let frames = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    frames += 1;
    now += everyMs;
    if (frames === away?.afterFrames) {
      now += away.forMs;
      document.dispatchEvent(new Event('visibilitychange'));
    }
    draw(now);
    return 0;
  });
  vi.stubGlobal('requestIdleCallback', (measure: () => void) => measure());
  startPage();
  vi.unstubAllGlobals();
}

/** Starts the page and waits for the time after its first render, when frames may be measured. */
function startPage() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watchReducedMotion();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
}

describe('quiet motion', () => {
  it.each([
    [{ level: 0.19, charging: false }, true],
    [{ level: 0.2, charging: false }, false],
    [{ level: 0.05, charging: true }, false],
  ])('with a battery of %o is %s', (battery, low) => {
    expect(isBatteryLow(battery)).toBe(low);
  });

  it('follows the battery', async () => {
    const battery = Object.assign(new EventTarget(), { level: 0.1, charging: false });
    Object.defineProperty(navigator, 'getBattery', { value: async () => battery, configurable: true });

    watchReducedMotion();
    await until(() => expect(isQuiet()).toBe(true));

    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
    expect(isQuiet()).toBe(false);
  });

  it('starts at a low frame rate', () => {
    drawFrames(40);
    expect(isQuiet()).toBe(true);
  });

  it('is not measured before the browser is idle', () => {
    const whenIdle = vi.fn();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    startPage();
    vi.unstubAllGlobals();
    expect(whenIdle).toHaveBeenCalledOnce();
    expect(frames).not.toHaveBeenCalled();
  });

  it('does not start because another tab is visible', () => {
    drawFrames(16, { afterFrames: 30, forMs: 5_000 });
    expect(isQuiet()).toBe(false);
  });
});
