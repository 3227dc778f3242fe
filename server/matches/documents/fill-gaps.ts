import type { ReadPages } from '../polling/read-pages.ts';

/**
 * A list as it was read, and behind it the rows known before that a list with gaps leaves out: a page that could not
 * be had, or a row that could not be read, is no word that they are gone.
 */
export function fillGaps<Row extends { readonly id: string }>(
  { rows, rejected, unbroken }: Pick<ReadPages<Row>, 'rows' | 'rejected' | 'unbroken'>,
  known: readonly Row[],
): readonly Row[] {
  if (unbroken && rejected.length === 0) return rows;
  const told = new Set(rows.map(({ id }) => id));
  return [...rows, ...known.filter(({ id }) => !told.has(id))];
}
