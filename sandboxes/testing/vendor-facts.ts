/**
 * Known facts of a kind of answer: for each path, such as `data[].score[].r`, the kinds of value found there
 * (`number`, `empty|url`; the vendor's constants in quotation marks: `'odi'|'t20'`). A `?` in front means that some
 * objects lack the key.
 */
export type Facts = Readonly<Record<string, string>>;

/** Keys whose texts are constants of the vendor, not content. */
const WORDS =
  /(^|\.)(entity|event|method|currency|refund_status|speed_\w+|flow|matchType|ms|tossChoice|dismissal|kty|alg|use)$|(^|items\[\]\.|entity\.)status$/;

/** Objects with keys chosen by the vendor's customers; sent as empty lists when they have none. */
const NOTES = /(^|\.)notes$/;

/** Remarks added when the answer was recorded. */
const REMARKS = /^(_note|plan_page)$/;

const FORMATS: readonly (readonly [string, RegExp])[] = [
  ['empty', /^$/],
  ['uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ['datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['url', /^https?:\/\//],
];

/** Every value in an answer with its path. */
function* placesOf(value: unknown, path = ''): Generator<readonly [path: string, value: unknown]> {
  yield [path, value];
  if (Array.isArray(value)) for (const item of value) yield* placesOf(item, `${path}[]`);
  else if (isObject(value) && !NOTES.test(path)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!REMARKS.test(key)) yield* placesOf(inner, path === '' ? key : `${path}.${key}`);
    }
  }
}

/** Returns the facts that several answers of one kind have together. */
export function factsOf(answers: readonly unknown[]): Facts {
  const places = new Map<string, { kinds: Set<string>; seen: number; objects: number }>();
  for (const [path, value] of answers.flatMap((answer) => [...placesOf(answer)])) {
    const place = places.get(path) ?? { kinds: new Set(), seen: 0, objects: 0 };
    place.kinds.add(kindOf(value, path));
    place.seen += 1;
    if (isObject(value)) place.objects += 1;
    places.set(path, place);
  }
  places.delete('');
  const entries = [...places].map(([path, { kinds, seen }]) => {
    const all = parentOf(path) === '' ? answers.length : (places.get(parentOf(path))?.objects ?? 0);
    return [path, `${seen < all ? '?' : ''}${[...kinds].toSorted().join('|')}`] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the vendor's constants in the facts of several kinds of answer, each after its key: `matchType 't20'`. */
export function wordsIn(facts: readonly Facts[]): Set<string> {
  const places = facts.flatMap((known) => Object.entries(known));
  return new Set(
    places.flatMap(([path, fact]) => {
      const words = kindsOf(fact).filter((kind) => kind.startsWith("'"));
      return words.map((word) => `${path.replace(/^.*\./, '')} ${word}`);
    }),
  );
}

function kindOf(value: unknown, path: string): string {
  if (value === null) return 'null';
  if (NOTES.test(path)) return 'notes';
  if (Array.isArray(value)) return 'list';
  if (isObject(value)) return 'object';
  if (typeof value !== 'string') return typeof value;
  return (
    FORMATS.find(([, pattern]) => pattern.test(value))?.[0] ?? (WORDS.test(path) ? `'${value}'` : 'text')
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Path of the object that has the key; `[]` for items of a list. */
function parentOf(path: string): string {
  return path.endsWith('[]') ? '[]' : path.replace(/(^|\.)[^.]*$/, '');
}

/** Returns the differences between sent and known facts: unknown paths and kinds, and missing keys. */
export function differencesOf(known: Facts, sent: Facts): string[] {
  const unknown = Object.entries(sent).flatMap(([path, fact]) => {
    const allowed = kindsOf(known[path] ?? '');
    const strange = kindsOf(fact).filter((kind) => !isAllowed(kind, allowed));
    return strange.length > 0 ? [`unknown: ${path} ${strange.join('|')}`] : [];
  });
  const missing = Object.entries(known).filter(([path, fact]) => {
    const parent = parentOf(path);
    const isDue = !fact.startsWith('?') && (parent === '' || kindsOf(sent[parent] ?? '').includes('object'));
    return isDue && (sent[path] ?? '?').startsWith('?');
  });
  return [...unknown, ...missing.map(([path]) => `missing: ${path}`)];
}

function kindsOf(fact: string): string[] {
  return fact.replace(/^\?/, '').split('|');
}

/** Accepts any constant where one is known, because one answer has few of them; constants are compared separately. */
function isAllowed(kind: string, allowed: readonly string[]): boolean {
  if (kind.startsWith("'")) return allowed.some((other) => other.startsWith("'"));
  return allowed.includes(kind) || (allowed.includes('text') && FORMATS.some(([format]) => format === kind));
}
