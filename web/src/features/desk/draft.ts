export interface Stored<Value> {
  value: Value;
  version: number;
}

/**
 * Edits of an analysis or of a ticket’s answer that are not saved, with the stored value and version that they are
 * based on.
 */
export interface Draft<Value> {
  value: Value;
  base: Stored<Value>;
}

/**
 * The draft to show over the stored value: a fresh one unless `draft` has unsaved edits, or is based on a version
 * newer than the one that was read.
 */
export function currentDraft<Value>(draft: Draft<Value> | null, stored: Stored<Value>): Draft<Value> {
  const fresh = { value: stored.value, base: stored };
  if (draft === null) return fresh;
  const isUnsaved = isDirty(draft) && !areEqual(draft.value, stored.value);
  return isUnsaved || draft.base.version > stored.version ? draft : fresh;
}

/** The draft after the server accepted `submitted`: edits made since then stay unsaved. */
export function savedDraft<Value>(
  draft: Draft<Value> | null,
  submitted: Value,
  stored: Stored<Value>,
): Draft<Value> | null {
  if (draft === null) return null;
  return { value: areEqual(draft.value, submitted) ? stored.value : draft.value, base: stored };
}

export function isDirty<Value>({ value, base }: Draft<Value>): boolean {
  return !areEqual(value, base.value);
}

/** True when the stored version moved while the draft had unsaved edits. */
export function hasConflict<Value>(draft: Draft<Value>, stored: Stored<Value>): boolean {
  return draft.base.version < stored.version;
}

/** Compares JSON values whose keys are in the same order. */
export function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
