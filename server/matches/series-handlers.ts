import type { cricketSeriesRoutes, Standing } from '@gullylens/contract/http/cricket-series';
import type { SearchQuery } from '@gullylens/contract/http/match-lists';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { readCountries } from './documents/countries.ts';
import type { ReaderNotes } from './documents/reader-notes.ts';
import type { SeriesMemory } from './documents/series-memory.ts';
import { presentTournament } from './series/present-tournament.ts';
import type { SeriesMatches } from './series/series-matches.ts';
import type { TeamResults } from './series/tabulate-results.ts';
import { presentSeries } from './snapshots/present-series.ts';

/** The key of our page of a team by the feed's name for it; `null` where history does not know the team. */
export type TeamKey = (team: string) => string | null;

interface SeriesSources {
  readonly db: Database;
  readonly series: SeriesMemory;
  readonly seriesMatches: SeriesMatches;
  readonly teamKey: TeamKey;
  readonly notes: ReaderNotes;
}

export function createSeriesHandlers({
  db,
  series,
  seriesMatches,
  teamKey,
  notes,
}: SeriesSources): Handlers<typeof cricketSeriesRoutes> {
  const asOf = () => series.fetchedAt()?.toISOString() ?? null;
  const addKey = (row: TeamResults): Standing => ({ key: teamKey(row.team), ...row });
  return {
    listSeries: ({ query }) => {
      notes.recordRead();
      const { rows, page } = cutPage(presentSeries(series.all()), query);
      return { status: 200, body: { status: 'success', data: rows, page, as_of: asOf() } };
    },
    readSeries: async ({ params }) => {
      const row = series.all().find(({ id }) => id === params.id);
      const [presented] = row ? presentSeries([row]) : [];
      if (presented === undefined) throw new AppError('series_not_found');
      const { fixtures, results } = await seriesMatches.read(params.id);
      const standings = results.map(addKey);
      return { status: 200, body: { status: 'success', data: { ...presented, fixtures, standings } } };
    },
    listTournaments: ({ query }) => {
      notes.recordRead();
      const { rows, page } = cutPage(presentSeries(series.all()), query);
      const data = rows.map(presentTournament);
      return { status: 200, body: { status: 'success', data, page, as_of: asOf() } };
    },
    listCountries: async () => {
      notes.noteCountries();
      const { countries, asOf: as_of } = await readCountries(db);
      return { status: 200, body: { status: 'success', data: { countries }, as_of } };
    },
  };
}

function cutPage<T extends { readonly name: string }>(
  all: readonly T[],
  { offset, limit, search }: SearchQuery,
) {
  const words = search?.toLowerCase() ?? '';
  const named = all.filter(({ name }) => name.toLowerCase().includes(words));
  return { rows: named.slice(offset, offset + limit), page: { offset, limit, total: named.length } };
}
