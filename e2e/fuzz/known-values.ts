/** Maximum number of values stored for a key. Older ones are dropped. */
const CAPACITY = 60;
const REMEMBERED_NAMES = /(^|_)(id|key|number|refresh|version)$|(Id|Key)$/;

/** Values that the server has sent, so that requests can refer to existing things. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  add(key: string, value: unknown): void {
    const values = this.#values.get(key) ?? [];
    if (values.includes(value)) return;
    this.#values.set(key, [...values, value].slice(-CAPACITY));
  }

  /** Stores the identifiers in a response body, by their property name and under `resource`. */
  addFrom(body: unknown, resource: string): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'object') this.addFrom(value, resource);
      else if (value !== null && REMEMBERED_NAMES.test(name)) {
        this.add(name, value);
        this.add(resource, value);
      }
    }
  }

  /** Returns one of the values under the matching keys; undefined when there is none. */
  pick(keys: readonly string[], fits: (value: unknown) => boolean, choice: number): unknown {
    const values = keys.flatMap((key) => this.#values.get(key) ?? []).filter(fits);
    return values[choice % values.length];
  }
}
