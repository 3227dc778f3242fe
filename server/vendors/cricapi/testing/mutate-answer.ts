import * as fc from 'fast-check';

/** Values that a vendor may send in any position. */
export const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    '   ',
    '--',
    'NaN',
    '16.2',
    '174',
    -1,
    -3.4,
    16.7,
    1e308,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    [[]],
    [null],
    { r: -5, w: 11, o: -1, inning: 'Nobody Inning 9' },
    '<script>alert(1)</script>',
    '<html><body>502 Bad Gateway</body></html>',
    'a\0b',
    '\ud800',
    '\u202egnirob',
    '🏏👨‍👩‍👧 six!',
    'x'.repeat(2_000),
    'Match abandoned but live and won by nobody',
    'javascript:alert(1)',
    '0000-00-00T00:00:00',
    '+275760-09-13T00:00:00',
    '__proto__',
  ),
  fc.anything(),
);

/** Kinds of errors: another value, or the same one unwrapped from a list, in a list, in capitals or of another type. */
const ACTS = ['replace', 'remove', 'add', 'unwrap', 'wrap', 'upper case', 'retype'] as const;

export interface Change {
  readonly act: (typeof ACTS)[number];
  /** The new value, for `replace` and `add`, and where another kind does not apply. */
  readonly odd: unknown;
  /** Index of a position in the response, modulo their number. */
  readonly where: number;
}

/** One error at one position of a response. */
export const change: fc.Arbitrary<Change> = fc.record({
  act: fc.constantFrom(...ACTS),
  odd: oddValue,
  where: fc.nat(),
});
export const anyChanges = fc.array(change, { minLength: 1, maxLength: 4 });

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))];
}

/** A copy with the part at `path` replaced, removed, rewritten, or extended by an unknown field. */
function mutate(value: unknown, path: Path, error: Omit<Change, 'where'>): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changeValue(value, error);
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? (Object.assign([], value) as unknown as Record<number, unknown>)
    : { ...(value as object) };
  if (rest.length > 0) copy[key] = mutate(copy[key], rest, error);
  else if (error.act === 'remove') delete copy[key];
  else if (error.act === 'add') copy[`${key}Extra`] = error.odd;
  else copy[key] = changeValue(copy[key], error);
  return copy;
}

/** Another form of the value where the kind of error applies to it, otherwise the odd value. */
function changeValue(value: unknown, { act, odd }: Omit<Change, 'where'>): unknown {
  if (act === 'remove') return undefined;
  if (act === 'wrap') return [value];
  if (act === 'unwrap' && Array.isArray(value)) return value[0];
  if (act === 'upper case' && typeof value === 'string') return value.toUpperCase();
  if (act === 'retype' && typeof value === 'string' && value.trim() !== '') return Number(value);
  if (act === 'retype' && typeof value !== 'object') return String(value);
  return odd;
}

/** A copy of the response with all of the errors applied in order. The response itself is never replaced. */
export function mutateAnywhere(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((mutated: unknown, { where, ...error }) => {
    const paths = pathsOf(mutated).slice(1);
    const path = paths[where % paths.length];
    return path === undefined ? mutated : mutate(mutated, path, error);
  }, value);
}
