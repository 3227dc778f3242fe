/**
 * Local storage of this browser, which all tabs share. Nothing here throws: storage may be full, disabled or contain
 * another version's data. Reads return `unknown`; the caller validates.
 */
export function readStored(key: string): unknown {
  const text = readStoredText(key);
  return text === null ? null : parseStored(text);
}

/** Parses stored JSON; null when it is broken. */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Reads a text; null when it is missing or storage is blocked. */
export function readStoredText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns false when storage is full or blocked. */
export function writeStored(key: string, value: unknown): boolean {
  return writeStoredText(key, JSON.stringify(value));
}

/** Stores a text. Returns false when storage is full or blocked: the page works without it. */
export function writeStoredText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes values. */
export function removeStored(...keys: readonly string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was stored either.
  }
}

/** Milliseconds since 1970 within the range of `Date`. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** True for an object that is not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
