import { type NamedGround, nameGround } from '@gullylens/engine/names/ground-names';

/** A ground as a feed tells of it. */
export interface ToldGround {
  readonly name: string;
  readonly city: string | null;
}

/** The ways in which archives may have spelled it: by its name alone, and with the city behind. */
export function spellGround({ name, city }: ToldGround): [NamedGround, NamedGround] {
  return [nameGround(name, city), nameGround(city === null ? name : `${name}, ${city}`, city)];
}

/** Of what is known of several spellings the one that counts: an analyst's word before the archives'. */
export function pickSpelling<Known extends { readonly setBy: 'import' | 'analyst' }>(
  known: readonly Known[],
): Known | undefined {
  return known.find(({ setBy }) => setBy === 'analyst') ?? known[0];
}
