/** Fantasy points as text: whole, or with one decimal. */
export function pointsText(points: number): string {
  return Number.isInteger(points) ? String(points) : points.toFixed(1);
}

/** A number rounded to a whole, with its unit; `none` when it is null. */
export function wholeText(value: number | null, unit = '', none = '–'): string {
  return value === null ? none : `${Math.round(value)}${unit}`;
}

/** A net run rate as tables print it: `+0.512`, `−1.250`; a dash when it is unknown or an older server sends none. */
export function rateText(rate: number | null | undefined): string {
  if (rate === null || rate === undefined) return '–';
  const text = Math.abs(rate).toFixed(3);
  return rate < 0 ? `−${text}` : `+${text}`;
}
