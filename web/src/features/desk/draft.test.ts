import { describe, expect, it } from 'vitest';
import { currentDraft, hasConflict, savedDraft } from './draft.ts';

const stored = (value: string, version: number) => ({ value, version });
const draft = (value: string, base: string, version: number) => ({ value, base: stored(base, version) });

describe('a draft', () => {
  it('starts from the stored value', () => {
    expect(currentDraft(null, stored('first', 1))).toEqual(draft('first', 'first', 1));
  });

  it('stays, with the version that it is based on, while it has unsaved edits', () => {
    const mine = draft('mine', 'first', 1);
    expect(currentDraft(mine, stored('theirs', 2))).toBe(mine);
    expect(hasConflict(mine, stored('theirs', 2))).toBe(true);
    expect(hasConflict(mine, stored('first', 1))).toBe(false);
  });

  it.each([
    ['its edits were undone', draft('first', 'first', 1)],
    ['another analyst saved the same', draft('theirs', 'first', 1)],
  ])('follows the stored value when %s', (_when, mine) => {
    expect(currentDraft(mine, stored('theirs', 2))).toEqual(draft('theirs', 'theirs', 2));
  });

  it('that was just saved is shown until the stored value is read at that version', () => {
    const saved = savedDraft(draft('mine', 'first', 1), 'mine', stored('mine, trimmed', 2));
    expect(currentDraft(saved, stored('first', 1))).toEqual(draft('mine, trimmed', 'mine, trimmed', 2));
    expect(currentDraft(saved, stored('theirs', 3))).toEqual(draft('theirs', 'theirs', 3));
  });

  it('keeps edits made after it was sent, based on the saved version', () => {
    const saved = savedDraft(draft('mine and more', 'first', 1), 'mine', stored('mine', 2));
    expect(saved).toEqual(draft('mine and more', 'mine', 2));
    expect(savedDraft(null, 'mine', stored('mine', 2))).toBeNull();
  });
});
