import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';

/** A position along an axis, from 0 at its start to 1 at its end, with its text. */
interface PlotPosition {
  position: number;
  text: string;
}

/** A text at a point of the plot, such as the name of a line at its end. `across` and `up` are 0 to 1. */
export interface PlotLabel {
  across: number;
  up: number;
  text: string;
  colour: string;
}

/** The props that every plot has: its name, description, axes and readings. */
export interface PlotFrameProps {
  /** Names the chart, for the slider that reads it. */
  name: string;
  /** Description of the chart, in a sentence. */
  summary: string;
  /** The labels of the horizontal axis (from the left) and of the vertical axis (from the bottom). */
  across: readonly PlotPosition[];
  up: readonly PlotPosition[];
  /** The units of the axes, such as overs and runs. */
  units?: { across?: string; up?: string } | undefined;
  labels?: readonly PlotLabel[];
  /** The values that the visitor can select, from left to right: horizontal positions with descriptions. */
  readings: readonly PlotPosition[];
  /** Marks in a field of 100 by 100, with 0 at the top left, stretched to the available room. */
  children: ReactNode;
}

/** The axes of every plot. Pointer or arrow keys select a reading. The line below describes it, at first the chart. */
export function PlotFrame({
  name,
  summary,
  across,
  up,
  units,
  labels = [],
  readings,
  children,
}: PlotFrameProps) {
  const { i18n } = useLingui();
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const readout = useId();
  const selected = selectedIndex === null ? undefined : readings[selectedIndex];
  return (
    <div>
      {units?.up && <p className="text-xs text-muted">{units.up}</p>}
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
            {up.map(({ position }) => (
              <path
                key={position}
                d={`M0 ${100 - position * 100}H100`}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {children}
            {selected && (
              <path
                d={`M${selected.position * 100} 0V100`}
                className="stroke-text"
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          <Labels labels={labels} />
          {readings.length > 0 && (
            <PlotReader
              label={i18n.t('{name}: read each value', { name })}
              describedBy={readout}
              readings={readings}
              selectedIndex={selectedIndex}
              onSelect={setSelectedIndex}
            />
          )}
        </div>
        <span />
        <AcrossLabels ticks={across} />
        {units?.across && <p className="col-span-2 mt-0.5 text-right text-xs text-muted">{units.across}</p>}
      </div>
      <p id={readout} className="mt-1 min-h-10 text-sm text-muted tabular">
        {selected?.text ?? summary}
      </p>
    </div>
  );
}

/** The smallest distance between two labels, as a share of the plot's height. */
const LABEL_GAP = 0.1;

/** A label in the left half of the plot starts at its point; in the right half it ends there. None covers another. */
function Labels({ labels }: { labels: readonly PlotLabel[] }) {
  return spreadLabels(labels).map(({ across, up, text, colour }, index) => (
    <span
      key={index}
      aria-hidden="true"
      className="pointer-events-none absolute rounded-sm bg-surface/75 px-0.5 text-xs leading-4 font-bold whitespace-nowrap"
      style={{
        left: `${across * 100}%`,
        bottom: `${up * 100}%`,
        transform: `translateX(${across > 0.5 ? -100 : 0}%)`,
        color: colour,
      }}
    >
      {text}
    </span>
  ));
}

/** Returns the labels from top to bottom, moved apart so that all fit into the plot. */
export function spreadLabels(labels: readonly PlotLabel[]): PlotLabel[] {
  const sorted = labels.toSorted((a, b) => b.up - a.up);
  let ceiling = 1 - LABEL_GAP;
  return sorted.map((label, index) => {
    const below = (sorted.length - 1 - index) * LABEL_GAP;
    const up = Math.max(below, Math.min(label.up, ceiling));
    ceiling = up - LABEL_GAP;
    return { ...label, up };
  });
}

/** The longest label, hidden, sets the width of the column. */
function UpLabels({ ticks }: { ticks: readonly PlotPosition[] }) {
  const longest = ticks.reduce((found, { text }) => (text.length > found.length ? text : found), '');
  return (
    <div aria-hidden="true" className="relative">
      <span className="invisible">{longest}</span>
      {ticks.map(({ position, text }) => (
        <span
          key={position}
          className="absolute right-0 translate-y-1/2"
          style={{ bottom: `${position * 100}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

function AcrossLabels({ ticks }: { ticks: readonly PlotPosition[] }) {
  return (
    <div aria-hidden="true" className="relative mt-1 h-4">
      {ticks.map(({ position, text }) => (
        <span
          key={position}
          className="absolute whitespace-nowrap"
          style={{ left: `${position * 100}%`, transform: `translateX(${-position * 100}%)` }}
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
  readings: readonly PlotPosition[];
  selectedIndex: number | null;
  onSelect: (index: number) => void;
}

/** Page Up and Page Down move by this many readings. */
const READINGS_PER_PAGE_KEY = 5;

/** A transparent slider over a plot. It moves from reading to reading and starts at the last. */
function PlotReader({ label, describedBy, readings, selectedIndex, onSelect }: PlotReaderProps) {
  const last = readings.length - 1;
  const index = selectedIndex ?? last;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, last);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onSelect(nearestIndex(readings, (event.clientX - box.left) / box.width));
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={readings[index]?.text}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      className="absolute inset-0 touch-pan-y rounded-control"
    />
  );
}

/** The index that a key moves to; `undefined` for keys that a slider does not use. */
function nextIndex(key: string, index: number, last: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - READINGS_PER_PAGE_KEY,
    PageUp: index + READINGS_PER_PAGE_KEY,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}

/** The index of the reading nearest to a horizontal position from 0 to 1. */
function nearestIndex(readings: readonly PlotPosition[], pointer: number): number {
  const distances = readings.map(({ position }) => Math.abs(position - pointer));
  return distances.indexOf(Math.min(...distances));
}
