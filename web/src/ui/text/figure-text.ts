/** Points as they are counted: whole, or with a half. */
export function pointsText(points: number): string {
  return Number.isInteger(points) ? String(points) : points.toFixed(1);
}

/** A figure in whole numbers with its unit, or what stands where there is none. */
export function wholeText(figure: number | null, unit = '', none = '–'): string {
  return figure === null ? none : `${Math.round(figure)}${unit}`;
}
