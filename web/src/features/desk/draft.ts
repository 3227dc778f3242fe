/** A value as the server has it, with the version that a change to it must name. */
export interface Stored<Value> {
  value: Value;
  version: number;
}

/** Unsaved edits of an analysis or a ticket's answer, with the stored value and version that they change. */
export interface Draft<Value> {
  value: Value;
  base: Stored<Value>;
}

/** The draft to show: `draft` if it has unsaved edits or a newer base than `stored`, else a fresh one. */
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

/** True when the draft differs from the value on which it is based. */
export function isDirty<Value>({ value, base }: Draft<Value>): boolean {
  return !areEqual(value, base.value);
}

/** True when the stored version is newer than the one on which the draft is based. */
export function hasConflict<Value>(draft: Draft<Value>, stored: Stored<Value>): boolean {
  return draft.base.version < stored.version;
}

/** Compares JSON values whose keys are in the same order. */
export function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
