import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';

/** A position along an axis, from 0 at its start to 1 at its end, with its text. */
interface PlotPosition {
  at: number;
  text: string;
}

export interface PlotFrameProps {
  name: string;
  /** Description of the chart, in a sentence. */
  summary: string;
  /** The labels of the horizontal and of the vertical axis. */
  across: readonly PlotPosition[];
  up: readonly PlotPosition[];
  /** The values that the reader can select: horizontal positions with descriptions. */
  stops: readonly PlotPosition[];
  /** Marks in a field of 100 by 100, with 0 at the top left, stretched to the available room. */
  children: ReactNode;
}

/**
 * Axes around marks. A finger, the mouse or the arrow keys select a value, described in the line below; before that the
 * line describes the chart.
 */
export function PlotFrame({ name, summary, across, up, stops, children }: PlotFrameProps) {
  const { i18n } = useLingui();
  const [stop, setStop] = useState<number | null>(null);
  const readout = useId();
  const read = stop === null ? undefined : stops[stop];
  return (
    <div>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-2 text-xs text-muted tabular">
        <UpLabels ticks={up} />
        <div className="relative h-48">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={summary}
            className="absolute inset-0 size-full overflow-visible"
          >
            {up.map(({ at }) => (
              <path
                key={at}
                d={`M0 ${100 - at * 100}H100`}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {children}
            {read && (
              <path
                d={`M${read.at * 100} 0V100`}
                className="stroke-text"
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {stops.length > 0 && (
            <PlotKeyboardReader
              label={i18n.t('{name}: read it value by value', { name })}
              describedBy={readout}
              stops={stops}
              stop={stop}
              onRead={setStop}
            />
          )}
        </div>
        <span />
        <AcrossLabels ticks={across} />
      </div>
      <p id={readout} className="mt-1 min-h-10 text-sm text-muted tabular">
        {read?.text ?? summary}
      </p>
    </div>
  );
}

/** The longest label, hidden, sets the width of the column. */
function UpLabels({ ticks }: { ticks: readonly PlotPosition[] }) {
  const longest = ticks.reduce((held, { text }) => (text.length > held.length ? text : held), '');
  return (
    <div aria-hidden="true" className="relative">
      <span className="invisible">{longest}</span>
      {ticks.map(({ at, text }) => (
        <span key={at} className="absolute right-0 translate-y-1/2" style={{ bottom: `${at * 100}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

function AcrossLabels({ ticks }: { ticks: readonly PlotPosition[] }) {
  return (
    <div aria-hidden="true" className="relative mt-1 h-4">
      {ticks.map(({ at, text }) => (
        <span
          key={at}
          className="absolute whitespace-nowrap"
          style={{ left: `${at * 100}%`, transform: `translateX(${-at * 100}%)` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

interface PlotReaderProps {
  label: string;
  describedBy: string;
  stops: readonly PlotPosition[];
  stop: number | null;
  onRead: (stop: number) => void;
}

const LEAP = 5;

/** Lies over a plot and moves from value to value like a slider. */
function PlotKeyboardReader({ label, describedBy, stops, stop, onRead }: PlotReaderProps) {
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

/** The index that a key moves to; `undefined` for keys that a slider does not use. */
function nextStop(key: string, at: number, last: number): number | undefined {
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

function nearestStop(stops: readonly PlotPosition[], place: number): number {
  const distances = stops.map(({ at }) => Math.abs(at - place));
  return distances.indexOf(Math.min(...distances));
}
