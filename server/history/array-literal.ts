/** A list as PostgreSQL reads an array out of a text. */
export function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(elementLiteral).join(',')}}`;
}

function elementLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = Array.isArray(value) ? arrayLiteral(value) : String(value);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
