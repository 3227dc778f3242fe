/** Fantasy points as text: whole, or with one decimal. */
export function pointsText(points: number): string {
  return Number.isInteger(points) ? String(points) : points.toFixed(1);
}

/** A number rounded to a whole, with its unit; the placeholder when it is null. */
export function wholeText(figure: number | null, unit = '', none = '–'): string {
  return figure === null ? none : `${Math.round(figure)}${unit}`;
}
