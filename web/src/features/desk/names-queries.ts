import type { NameMapping } from '@gullylens/contract/http/desk-names';
import { apiQuery } from '../../platform/api/api-query.ts';

export type NameKind = NameMapping['kind'];

/** Spellings on one page of the list. */
const NAMES_A_PAGE = 25;

export interface NamesWanted {
  kind: NameKind;
  /** Part of a spelling or name; empty for all. */
  search: string;
  page: number;
}

export function namesQuery({ kind, search, page }: NamesWanted) {
  const wanted = search.trim();
  const place = { offset: (page - 1) * NAMES_A_PAGE, limit: NAMES_A_PAGE };
  return apiQuery('GET /api/v1/desk/names/', {
    query: { kind, ...place, ...(wanted === '' ? {} : { search: wanted }) },
  });
}

/** What every page of names begins its key with. */
export const allNames = ['GET /api/v1/desk/names/'] as const;
