import { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import { CricapiCountry } from '../../vendors/cricapi/wire-people.ts';
import { readDocument } from './vendor-documents.ts';

export const COUNTRIES = 'countries';

const StoredCountries = z.array(CricapiCountry);

/** Countries by name; none before the vendor was asked. */
export async function readCountries(db: Database) {
  const stored = await readDocument(db, COUNTRIES, StoredCountries);
  const countries = (stored?.body ?? []).map(({ id, name, genericFlag }) => ({
    id,
    code: id.toUpperCase(),
    name,
    genericFlag,
  }));
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name));
  return { countries: byName, asOf: stored?.fetchedAt.toISOString() ?? null };
}
