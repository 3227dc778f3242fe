import type { cricketSeriesRoutes } from '@gullylens/contract/http/matches/cricket-series';
import type { teamFixtureRoutes } from '@gullylens/contract/http/matches/team-fixtures';
import type { SearchQuery } from '@gullylens/contract/http/matches/match-lists';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { asc, eq, sql } from 'drizzle-orm';
import { ok, orThrow, success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { readCountries } from './documents/match-documents.ts';
import type { MatchesContext } from './matches-context.ts';
import { listLive, listRecent, listUpcoming } from './snapshots/match-lists.ts';
import { presentSeries, presentTournament } from './snapshots/present-series.ts';
import { buildStandings } from './snapshots/standings.ts';
import { toStoredMatch } from './store/match-cache.ts';
import { presentMatch } from './model/present-match.ts';
import { matches } from './store/tables.ts';

/**
 * Handlers of the api role: lists of series and fixtures of teams from memory; countries, standings and the matches of
 * one series from PostgreSQL. Views of lists and countries are recorded for the poll plan.
 */
export function createSeriesHandlers(
  context: MatchesContext,
): Handlers<typeof cricketSeriesRoutes & typeof teamFixtureRoutes> {
  const { db, clock, series, teamKey, views } = context;
  const listPage = (query: SearchQuery) => {
    void views.recordListView();
    const asOf = series.fetchedAt()?.toISOString() ?? null;
    return { status: 'success' as const, ...cutPage(presentSeries(series.all()), query), as_of: asOf };
  };
  return {
    listSeries: ({ query }) => ok(listPage(query)),
    readSeries: async ({ params }) => {
      const row = series.all().find(({ id }) => id === params.id);
      const [presented = null] = row ? presentSeries([row]) : [];
      const page = await readSeriesPage(context, params.id);
      return success({ ...orThrow(presented, 'series_not_found'), ...page });
    },
    readTeamFixtures: async ({ params }) => {
      const ofTeam = context.snapshots
        .matches()
        .filter(({ teams }) => teams.some((team) => teamKey(team) === params.id));
      const next = listLive(ofTeam)[0] ?? listUpcoming(ofTeam, clock.now())[0] ?? null;
      const last = listRecent(ofTeam)[0] ?? null;
      return success({ next, last, series: await readStandings(context, next ?? last) });
    },
    listTournaments: ({ query }) => {
      const { data, ...rest } = listPage(query);
      return ok({ ...rest, data: data.map(presentTournament) });
    },
    listCountries: async () => {
      void views.recordCountriesView();
      const { countries, asOf: as_of } = await readCountries(db);
      return ok({ status: 'success', data: { countries }, as_of });
    },
  };
}

function cutPage<T extends { readonly name: string }>(
  all: readonly T[],
  { offset, limit, search }: SearchQuery,
) {
  const searchText = search?.toLowerCase() ?? '';
  const matching = all.filter(({ name }) => name.toLowerCase().includes(searchText));
  return { data: matching.slice(offset, offset + limit), page: { offset, limit, total: matching.length } };
}

/** Reads all stored matches of a series, earliest first, and its standings. */
async function readSeriesPage(context: MatchesContext, seriesId: string) {
  const rows = await readSeriesRows(context, seriesId);
  return {
    fixtures: rows.map((row) => presentMatch(toStoredMatch(row), context.lookups)),
    standings: presentStandings(context, rows),
  };
}

/** Reads the standings of a match's series; null when the series has no name or no completed match. */
async function readStandings(context: MatchesContext, match: MatchSummary | null) {
  if (!match?.tournament) return null;
  const standings = presentStandings(context, await readSeriesRows(context, match.tournament.key));
  return standings.length === 0 ? null : { ...match.tournament, standings };
}

function readSeriesRows({ db }: MatchesContext, seriesId: string) {
  return db
    .select()
    .from(matches)
    .where(eq(matches.seriesId, seriesId))
    .orderBy(sql`${matches.startsAt} nulls last`, asc(matches.key));
}

function presentStandings({ teamKey }: MatchesContext, rows: Awaited<ReturnType<typeof readSeriesRows>>) {
  return buildStandings(rows.map(({ record }) => record)).map((row) => ({ key: teamKey(row.team), ...row }));
}
