/** Colours of the marks in a plot. Lines differ by their dashes as well. */
export const plotTones = {
  turf: { stroke: 'stroke-turf', fill: 'fill-turf', dashes: undefined },
  sky: { stroke: 'stroke-sky', fill: 'fill-sky', dashes: '7 4' },
  floodlight: { stroke: 'stroke-floodlight', fill: 'fill-floodlight', dashes: '2 4' },
  muted: { stroke: 'stroke-muted', fill: 'fill-edge', dashes: '1 3 6 3' },
} as const;

export type PlotTone = keyof typeof plotTones;

/** The tones of several lines, in their order. */
export const lineTones = ['turf', 'sky', 'floodlight', 'muted'] as const satisfies readonly PlotTone[];
