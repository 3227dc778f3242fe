/** Values remembered for one key; older ones make room. */
const CAPACITY = 60;
const REMEMBERED_NAMES = /(^|_)(id|key|number|refresh|version)$|(Id|Key)$/;

/** Values that the server has sent, so that requests can name things that exist. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  add(key: string, value: unknown): void {
    const values = this.#values.get(key) ?? [];
    if (values.includes(value)) return;
    this.#values.set(key, [...values, value].slice(-CAPACITY));
  }

  /** Remembers the identifiers in the body of an answer, by their property name and under `tag`. */
  addFrom(body: unknown, tag: string): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'object') this.addFrom(value, tag);
      else if (value !== null && REMEMBERED_NAMES.test(name)) {
        this.add(name, value);
        this.add(tag, value);
      }
    }
  }

  /** Returns one of the values under the keys that fit; undefined when there is none. */
  pick(keys: readonly string[], fits: (value: unknown) => boolean, choice: number): unknown {
    const values = keys.flatMap((key) => this.#values.get(key) ?? []).filter(fits);
    return values[choice % values.length];
  }
}
