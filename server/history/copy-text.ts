import { arrayLiteral } from './array-literal.ts';

/** Rows as `COPY` reads them: the fields that each has, and a line for each row. */
export interface CopyText {
  readonly fields: readonly string[];
  readonly lines: string;
}

/** Rows that all have the same fields, in the text format of `COPY`. */
export function copyText<Row extends object>(rows: readonly Row[]): CopyText {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  return { fields, lines: rows.map((row) => copyLine(row, fields)).join('') };
}

function copyLine<Row extends object>(row: Row, fields: readonly (keyof Row & string)[]): string {
  return `${fields.map((field) => copied(row[field])).join('\t')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = new RegExp(SPECIAL, 'g');

function copied(value: unknown): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return '\\N';
  return escaped(Array.isArray(value) ? arrayLiteral(value) : String(value));
}

/** Hardly a text needs it, and looking is cheaper than replacing nothing. */
function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll(EACH_SPECIAL, (character) => ESCAPES[character] ?? '') : text;
}
