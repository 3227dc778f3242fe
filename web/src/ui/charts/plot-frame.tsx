import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../text/class-names.ts';

/** A position along an axis, from 0 at its start to 1 at its end, with its text. */
interface PlotPosition {
  position: number;
  text: string;
}

/** A name, above its value if it has one, beside the plot at this height, 0 to 1: such as a team where its line ends. */
export interface PlotLabel {
  up: number;
  name: string;
  value?: string;
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
  /** Where the text of a horizontal position stands: by default it moves from its start to its end, within the plot. */
  acrossAlign?: 'start' | 'middle' | undefined;
  /** The units of the axes, such as overs and runs. */
  units?: { across?: string; up?: string } | undefined;
  labels?: readonly PlotLabel[];
  /** The part of the plot that is still empty: where it begins, 0 to 1, and its name. The labels then stand there. */
  rest?: { from: number; text: string } | undefined;
  /** The values that the visitor can select, from left to right: horizontal positions with descriptions. */
  readings: readonly PlotPosition[];
  /** The line below the plot until a value is selected: by default the description. */
  hint?: string;
  /** A lower plot without readings and without the line below. */
  isCompact?: boolean | undefined;
  /** Marks in a field of 100 by 100, with 0 at the top left, stretched to the available room. */
  children: ReactNode;
}

/** The axes of every plot. Pointer or arrow keys select a reading. The line below describes it, at first the chart. */
export function PlotFrame({
  name,
  summary,
  across,
  up,
  acrossAlign,
  units,
  labels = [],
  rest,
  readings,
  hint = summary,
  isCompact = false,
  children,
}: PlotFrameProps) {
  const { i18n } = useLingui();
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const readout = useId();
  const hasLabelsBeside = labels.length > 0 && !rest;
  const ends = <EndLabels labels={labels} height={isCompact ? COMPACT_LABEL_HEIGHT : LABEL_HEIGHT} />;
  const selected = selectedIndex === null ? undefined : readings[selectedIndex];
  return (
    <div>
      {units?.up && <p className="text-xs text-muted">{units.up}</p>}
      <div
        className={classNames(
          'grid gap-x-2 pt-2 text-xs text-muted tabular',
          hasLabelsBeside ? 'grid-cols-[auto_1fr_auto]' : 'grid-cols-[auto_1fr]',
        )}
      >
        <UpLabels ticks={up} />
        <div className={classNames('relative', isCompact ? 'h-[6rem]' : 'h-48')}>
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
          {rest && (
            <div
              className="absolute inset-y-0 right-0 grid bg-raised/50 pl-2"
              style={{ left: `${rest.from * 100}%` }}
            >
              {ends}
              <span className="absolute right-2 bottom-1">{rest.text}</span>
            </div>
          )}
          {readings.length > 0 && !isCompact && (
            <PlotReader
              label={i18n.t('{name}: read each value', { name })}
              describedBy={readout}
              readings={readings}
              selectedIndex={selectedIndex}
              onSelect={setSelectedIndex}
            />
          )}
        </div>
        {hasLabelsBeside && ends}
        <AcrossLabels ticks={across} align={acrossAlign} />
        {units?.across && <p className="col-start-2 mt-0.5 text-right text-xs text-muted">{units.across}</p>}
      </div>
      {!isCompact && (
        <p
          id={readout}
          className={classNames('mt-1 text-sm text-muted tabular', selected ? 'min-h-10' : 'min-h-5')}
        >
          {selected?.text ?? hint}
        </p>
      )}
    </div>
  );
}

/** The height of a label as a share of the plot's, so that none covers another. */
const LABEL_HEIGHT = 0.17;
const COMPACT_LABEL_HEIGHT = 0.42;

/** The labels in a column beside the plot, over no line. Hidden in the flow, they set its width. */
function EndLabels({ labels, height }: { labels: readonly PlotLabel[]; height: number }) {
  return (
    <div aria-hidden="true" className="relative leading-4 font-bold whitespace-nowrap">
      <div className="invisible h-0">
        {labels.map((label, index) => (
          <EndLabel key={index} label={label} />
        ))}
      </div>
      {spreadLabels(labels, height).map((label, index) => (
        <div
          key={index}
          className="absolute left-0 translate-y-1/2"
          style={{ bottom: `${label.up * 100}%`, color: label.colour }}
        >
          <EndLabel label={label} />
        </div>
      ))}
    </div>
  );
}

function EndLabel({ label: { name, value } }: { label: PlotLabel }) {
  return (
    <>
      <span className="block">{name}</span>
      {value !== undefined && <span className="block">{value}</span>}
    </>
  );
}

/** Returns the labels from top to bottom, moved apart so that all fit beside the plot. */
export function spreadLabels(labels: readonly PlotLabel[], height = LABEL_HEIGHT): PlotLabel[] {
  const sorted = labels.toSorted((a, b) => b.up - a.up);
  let ceiling = 1 - height / 2;
  return sorted.map((label, index) => {
    const floor = (sorted.length - 0.5 - index) * height;
    const up = Math.max(floor, Math.min(label.up, ceiling));
    ceiling = up - height;
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

interface AcrossLabelsProps {
  ticks: readonly PlotPosition[];
  align: PlotFrameProps['acrossAlign'];
}

function AcrossLabels({ ticks, align }: AcrossLabelsProps) {
  const shift = { start: 0, middle: 0.5 };
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-1 h-4">
      {ticks.map(({ position, text }) => (
        <span
          key={position}
          className="absolute whitespace-nowrap"
          style={{
            left: `${position * 100}%`,
            transform: `translateX(${(align ? shift[align] : position) * -100}%)`,
          }}
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
