/** Logs failures that users need not see to the browser's console. */
export function reportProblem(what: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error ?? '');
}
