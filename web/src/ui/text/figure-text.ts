/** Points as text: whole, or with a half. */
export function pointsText(points: number): string {
  return Number.isInteger(points) ? String(points) : points.toFixed(1);
}

/** A whole number with its unit, or the placeholder when missing. */
export function wholeText(figure: number | null, unit = '', none = '–'): string {
  return figure === null ? none : `${Math.round(figure)}${unit}`;
}
