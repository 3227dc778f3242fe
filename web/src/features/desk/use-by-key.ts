import { type SetStateAction, useState } from 'react';

/** Returns a function that reads and changes the value of a key, null at first, and all values. */
export function useByKey<Key, Value extends object | string>() {
  const [values, setValues] = useState<ReadonlyMap<Key, Value>>(new Map());
  const ofKey = (key: Key) => {
    const read = (all: ReadonlyMap<Key, Value>) => all.get(key) ?? null;
    const change = (next: SetStateAction<Value | null>) =>
      setValues((all) => {
        const value = typeof next === 'function' ? next(read(all)) : next;
        const changed = new Map(all);
        if (value === null) changed.delete(key);
        else changed.set(key, value);
        return changed;
      });
    return { value: read(values), change };
  };
  return [ofKey, values] as const;
}
