// Readers of fields of parsed JSON, for `readCricsheet`.

/** Thrown for a field of another type. `readCricsheet` turns it into a fault, so it never leaves the engine. */
export class FieldError extends Error {}

/** A JSON object whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Checks that a value of parsed JSON is an object. `where` is the path for the error message, here and below. */
export function asFields(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FieldError(`${where} is not an object`);
  }
  return value as Fields;
}

/** Checks that a value is a list. */
export function asList(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FieldError(`${where} is not a list`);
  return value;
}

/** Checks that a value is a text that is not empty. */
export function asText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new FieldError(`${where} is not a text`);
  return value;
}

/** Checks that a value is a whole number of at least 0. */
export function asCount(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new FieldError(`${where} is not a whole number`);
  }
  return value;
}

/** Checks that a value is a list of texts, none of them empty. */
export function asTexts(value: unknown, where: string): string[] {
  return asList(value, where).map((item, i) => asText(item, `${where}[${i}]`));
}

/** The text, or null for an empty text and any other value. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Checks a whole number like `asCount`; 0 when the field is missing. */
export function countOrZero(value: unknown, where: string): number {
  return value === undefined ? 0 : asCount(value, where);
}
