import { Environment } from './environment.ts';

/** The text of `.env.example`: every variable with what it is for and its default, all commented out. */
export function describeEnvironment(): string {
  const lines = Object.entries(Environment.shape).map(([name, schema]) => {
    const initial = schema.safeParse(undefined);
    const value = initial.success ? asText(initial.data) : '';
    return `# ${schema.description}\n#${name}=${value}\n`;
  });
  return [
    '# Copy to .env and uncomment what you change. Nothing here is needed to run with sandboxes.\n',
    ...lines,
  ].join('\n');
}

function asText(value: unknown): string {
  if (value === undefined) return '';
  if (value === true) return '1';
  if (value === false) return '0';
  return String(value);
}
