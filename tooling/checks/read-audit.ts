/** A vulnerability of these severities fails the check. */
const FAILING: readonly string[] = ['high', 'critical'];

/** The parts of the JSON output of `npm audit` that we read: a report, or the message of a failure. */
interface AuditOutput {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  readonly message?: string;
}

/**
 * Reads the JSON output of `npm audit`. A line that starts with `note: ` is shown by `npm run check` even when the check
 * passes. Without an answer of the registry nothing is known, and the check passes.
 */
export function readAudit(output: string): { readonly passes: boolean; readonly lines: readonly string[] } {
  const { vulnerabilities, message = 'npm audit gave no report' } = parseOutput(output);
  if (vulnerabilities === undefined) {
    return {
      passes: true,
      lines: [`note: vulnerabilities were not checked, no registry answered: ${message}`],
    };
  }
  const found = Object.entries(vulnerabilities);
  const lines = found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  const passes = !found.some(([, { severity }]) => FAILING.includes(severity));
  return { passes, lines: passes ? lines.map((line) => `note: ${line}`) : lines };
}

function parseOutput(text: string): AuditOutput {
  try {
    return JSON.parse(text) as AuditOutput;
  } catch {
    return {};
  }
}
