/** Failures that a person need not see still leave a line in the browser's console, for whoever looks into them. */
export function reportProblem(what: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error ?? '');
}
