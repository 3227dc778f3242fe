import type { KeyboardEvent, PointerEvent } from 'react';
import type { PlotStop } from './plot-frame.tsx';

interface PlotReaderProps {
  label: string;
  describedBy: string;
  stops: readonly PlotStop[];
  stop: number | null;
  onRead: (stop: number) => void;
}

const LEAP = 5;

/** Lies over a plot and moves from value to value, as a slider does. */
export function PlotReader({ label, describedBy, stops, stop, onRead }: PlotReaderProps) {
  const last = stops.length - 1;
  const at = stop ?? last;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextStop(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    onRead(next);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onRead(nearestStop(stops, (event.clientX - box.left) / box.width));
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={stops[at]?.text}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      className="absolute inset-0 touch-pan-y rounded-control"
    />
  );
}

/** Where a key leads to; `undefined` for keys that are not the slider's. */
export function nextStop(key: string, at: number, last: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - LEAP,
    PageUp: at + LEAP,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}

/** The stop nearest to a place, 0 to 1 across. */
export function nearestStop(stops: readonly PlotStop[], place: number): number {
  const distances = stops.map(({ at }) => Math.abs(at - place));
  return distances.indexOf(Math.min(...distances));
}
