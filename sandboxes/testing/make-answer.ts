import { readFileSync } from 'node:fs';
import type { Inventory } from './derive-inventory.ts';

/** Known facts of the vendors' answers: see `vendor-facts.ts`. */
export const inventory: Inventory = JSON.parse(
  readFileSync(new URL('vendor-inventory.json', import.meta.url), 'utf8'),
);

const VALUES: Readonly<Record<string, unknown>> = {
  boolean: true,
  number: 1,
  null: null,
  empty: '',
  text: 'Text',
  uuid: '0f0f0f0f-0000-4000-8000-000000000001',
  datetime: '2024-07-05T10:30:00',
  date: '2024-07-05',
  url: 'https://vendor.example/picture.webp',
};

/**
 * Builds an answer of a kind from its known facts, with every possible key or only those always present. Lists have
 * one item; each value has the first known kind.
 */
export function makeAnswer(kind: string, keys: 'all' | 'required'): unknown {
  const facts = Object.entries(inventory[kind] ?? {});
  const make = (path: string, fact: string): unknown => {
    const first =
      fact
        .replace(/^\?/, '')
        .split('|')
        .at(keys === 'all' ? -1 : 0) ?? '';
    if (first === 'list') return makeItems(path);
    if (first === 'object') return makeObject(path);
    if (first === 'notes') return keys === 'all' ? { purpose: 'premium' } : [];
    return first.startsWith("'") ? first.slice(1, -1) : VALUES[first];
  };
  const makeItems = (path: string) => {
    const item = inventory[kind]?.[`${path}[]`];
    return item === undefined ? [] : [make(`${path}[]`, item)];
  };
  const makeObject = (path: string): object => {
    const prefix = path === '' ? '' : `${path}.`;
    const own = facts.filter(
      ([place, fact]) =>
        place.startsWith(prefix) &&
        !/\.|\[\]/.test(place.slice(prefix.length)) &&
        (keys === 'all' || !fact.startsWith('?')),
    );
    return Object.fromEntries(own.map(([place, fact]) => [place.slice(prefix.length), make(place, fact)]));
  };
  return makeObject('');
}
