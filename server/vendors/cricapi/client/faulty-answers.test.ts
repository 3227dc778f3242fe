import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CricapiFailure } from './cricapi-failure.ts';
import { readAnswer } from './read-response.ts';
import { readItem, readRows } from './read-rows.ts';
import { ITEMS, LISTS } from '../testing/sample-answers.ts';
import { anyChanges, mutateAnywhere } from '../testing/mutate-answer.ts';

/** The same errors in each run. Use another seed and more runs when changing a parser. */
const RUNS = { numRuns: 120, seed: 20_260_310 };
const KEY = '0f0f0f0f-aaaa-bbbb-cccc-00000000secret';

/** Values that cannot be shown or stored: undefined, not a number, or invalid text. */
function unsoundIn(value: unknown, at = 'it'): string[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [at];
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? [at] : [];
  if (typeof value === 'string') {
    return /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(value) || value.length > 1_000 ? [at] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unsoundIn(part, `${at}.${key}`));
}

/** The parsed value, or the expected failure. */
function readOrFail(read: () => unknown): unknown {
  try {
    const received = read();
    expect(unsoundIn(received)).toEqual([]);
    return received;
  } catch (error) {
    if (!(error instanceof CricapiFailure)) throw error;
    expect(error.message).not.toContain(KEY);
    return error;
  }
}

const without = (rows: readonly unknown[], at: number) => rows.toSpliced(at, 1);

describe.each(LISTS)('a list of %s', (endpoint, row, rows) => {
  const before = readRows(rows, row, endpoint).rows;

  it('keeps every other row unchanged when one has errors', () => {
    fc.assert(
      fc.property(fc.nat(rows.length - 1), anyChanges, (at, made) => {
        const received = rows.with(at, mutateAnywhere(rows[at], made) as object);
        const after = readRows(received, row, endpoint);
        expect(after.rows.length + after.rejected.length).toBe(rows.length);
        expect(unsoundIn(after.rows)).toEqual([]);
        const kept = after.rejected.length > 0 ? after.rows : without(after.rows, at);
        expect(kept).toEqual(without(before, at));
      }),
      RUNS,
    );
  });

  it('has its valid parts read, or is rejected, wherever its errors are', () => {
    fc.assert(
      fc.property(anyChanges, (made) => {
        const { data } = mutateAnywhere({ data: rows }, made) as { data?: unknown };
        readOrFail(() => readRows(data, row, endpoint).rows);
      }),
      RUNS,
    );
  });

  it('of one item may arrive without its list, or as an object with index keys', () => {
    expect(readRows(rows[0], row, endpoint).rows).toEqual(before.slice(0, 1));
    expect(readRows({ ...rows }, row, endpoint).rows).toEqual(before);
  });
});

describe.each(ITEMS)('an answer of $endpoint', ({ endpoint, schema, data, list: [received, read] }) => {
  const partsOf = (answer: unknown) => (answer as Record<string, unknown>)[read] as unknown[];
  const before = readItem(data, schema, endpoint);

  it('keeps every other part of its list unchanged when one has errors', () => {
    const parts = data[received] as unknown[];
    fc.assert(
      fc.property(fc.nat(parts.length - 1), anyChanges, (at, made) => {
        const mutated = { ...data, [received]: parts.with(at, mutateAnywhere(parts[at], made)) };
        const after = partsOf(readItem(mutated, schema, endpoint));
        const isAllThere = after.length === parts.length;
        expect(isAllThere ? without(after, at) : after).toEqual(without(partsOf(before), at));
      }),
      RUNS,
    );
  });

  it('has its valid parts read, or is rejected, wherever its errors are', () => {
    fc.assert(
      fc.property(anyChanges, (made) => {
        const mutated = mutateAnywhere({ data }, made) as { data?: unknown };
        readOrFail(() => readItem(mutated.data, schema, endpoint));
      }),
      RUNS,
    );
  });
});

type Form = (value: unknown) => unknown;

/** The same in every part of an answer, from the innermost out. */
function inEveryPart(form: Form): Form {
  const act: Form = (value) => {
    if (Array.isArray(value)) return form(value.map(act));
    if (typeof value !== 'object' || value === null) return form(value);
    return form(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, act(part)])));
  };
  return act;
}
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equivalent forms of the same data; lists are changed last. */
const FORMS: readonly Form[] = [
  inEveryPart((value) => (typeof value === 'number' || typeof value === 'boolean' ? `${value}` : value)),
  inEveryPart((value) => (value === '175' ? 175 : value)),
  inEveryPart((value) => (typeof value === 'string' ? `  ${value} ` : value)),
  inEveryPart((value) =>
    isObject(value) ? { ...(value as object), odds: [1, { of: '2' }], '': null } : value,
  ),
  inEveryPart((value) =>
    Array.isArray(value) && value.length === 1 && isObject(value[0]) ? value[0] : value,
  ),
  inEveryPart((value) => (Array.isArray(value) && value.length > 1 ? { ...value } : value)),
];
const forms = fc.subarray([...FORMS], { minLength: 1 });
const inForm = (value: unknown, chosen: readonly Form[]) =>
  chosen.reduce((received, form) => form(received), value);

describe('equivalent forms', () => {
  it.each(LISTS)('are read the same: %s', (endpoint, row, rows) => {
    const before = readRows(rows, row, endpoint);
    fc.assert(
      fc.property(forms, (chosen) => {
        expect(readRows(inForm(rows, chosen), row, endpoint)).toEqual(before);
      }),
      RUNS,
    );
  });

  it.each(ITEMS)('are read the same: $endpoint', ({ endpoint, schema, data }) => {
    const before = readItem(data, schema, endpoint);
    fc.assert(
      fc.property(forms, (chosen) => {
        expect(readItem(inForm(data, chosen), schema, endpoint)).toEqual(before);
      }),
      RUNS,
    );
  });
});

const DATA = [{ id: 'p-asha', name: 'Asha Rao', country: 'India' }];
const INFO = { hitsToday: 61, hitsUsed: 10, hitsLimit: 100, credits: 0, offsetRows: 0, totalRows: 49, s: 0 };
const SUCCESS = { apikey: KEY, status: 'success', data: DATA, info: INFO };
const read = (answer: unknown) => readAnswer({ status: 200, text: JSON.stringify(answer) }, 'players', KEY);

describe('the envelope of a response', () => {
  it('with errors is read or rejected, has valid counts, and never shows the key', () => {
    fc.assert(
      fc.property(anyChanges, (made) => {
        const received = readOrFail(() => {
          const { usage, totalRows } = read(mutateAnywhere({ ...SUCCESS, data: 'x' }, made));
          // The limit is not checked here: the quota decides whether it is plausible.
          const { hitsToday, hitsUsed } = usage;
          return { hitsToday, hitsUsed, totalRows };
        });
        if (received instanceof CricapiFailure) return;
        for (const count of Object.values(received as object)) {
          expect(count === null || (Number.isInteger(count) && count >= 0 && count <= 1_000_000_000)).toBe(
            true,
          );
        }
      }),
      RUNS,
    );
  });

  it('keeps its data when its counts are invalid', () => {
    fc.assert(
      fc.property(anyChanges, (made) => {
        const { info } = mutateAnywhere({ info: INFO }, made) as { info?: unknown };
        fc.pre(!JSON.stringify(info ?? null).includes('"reason"'));
        expect(read({ ...SUCCESS, info }).data).toEqual(DATA);
      }),
      RUNS,
    );
  });

  it('that is truncated is rejected', () => {
    const text = JSON.stringify(SUCCESS);
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(() => readAnswer({ status: 200, text: text.slice(0, length) }, 'players', KEY)).toThrow(
          expect.objectContaining({ kind: 'not_json' }),
        );
      }),
      RUNS,
    );
  });

  it('has a status in any letter case', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constant('success')), (status) => {
        expect(read({ ...SUCCESS, status }).data).toEqual(DATA);
      }),
    );
  });

  it.each([
    ['Blocking since hits today exceeded hits limit', 'quota'],
    ['Blocked for 15 minutes', 'blocked'],
    ['hits_today_exceeded_hits_limit', 'quota'],
    ['invalid_api_key', 'bad_key'],
    ['api_key_invalid', 'bad_key'],
    ['ERR: Scorecard 547b47e3 not found', 'not_found'],
  ])('%j is classified in any letter case, and without a status', (words, kind) => {
    const failure = expect.objectContaining({ kind });
    fc.assert(
      fc.property(fc.mixedCase(fc.constant(words)), fc.boolean(), (reason, isStated) => {
        expect(() => read({ ...(isStated && { status: 'Failure' }), reason })).toThrow(failure);
      }),
    );
  });

  it('without a status is classified by its content', () => {
    expect(read({ ...SUCCESS, status: undefined }).data).toEqual(DATA);
    expect(() => read({ info: INFO, data: [] })).toThrow(
      expect.objectContaining({ kind: 'unexpected_shape' }),
    );
  });

  it('blocks for a day at most, whatever time it states', () => {
    expect(() => read({ status: 'failure', reason: 'Blocked for 99999999999999 minutes' })).toThrow(
      expect.objectContaining({ kind: 'blocked', blockedMinutes: 24 * 60 }),
    );
  });
});
