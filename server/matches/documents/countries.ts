import type { Database } from '../../platform/database/open-database.ts';
import { CricapiCountry } from '../../vendors/cricapi/wire/wire-people.ts';
import { wireRows } from '../../vendors/cricapi/wire/wire-values.ts';
import { readDocument } from '../store/vendor-documents.ts';

export const COUNTRIES = 'countries';

const StoredCountries = wireRows(CricapiCountry);

export const readStoredCountries = (db: Database) => readDocument(db, COUNTRIES, StoredCountries);

/** Countries by name. Empty until the vendor has sent them. */
export async function readCountries(db: Database) {
  const stored = await readStoredCountries(db);
  const countries = (stored?.body ?? []).map((country) => ({ ...country, code: country.id.toUpperCase() }));
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name));
  return { countries: byName, asOf: stored?.fetchedAt.toISOString() ?? null };
}
