import type { Scorecard, SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiCountry, CricapiSquad } from '../../vendors/cricapi/wire/wire-people.ts';
import type { CricapiScorecard } from '../../vendors/cricapi/wire/wire-scorecard.ts';
import { findKeys, type PlayerKeys } from '../model/history-pages.ts';
import { countOvers, matchFormat } from '../model/formats.ts';
import { battingTeamOf, matchTeams } from '../model/match-names.ts';
import { readDocument } from '../store/vendor-documents.ts';

// Scorecards, squads and countries. The polling process fetches and stores them. Request handlers (api role) read all
// three; forecasts (worker role) read scorecards and squads.

/** Name of a match's scorecard among the vendor's documents. */
export const scorecardName = (matchKey: string): string => `scorecard:${matchKey}`;

/** The stored scorecard of a match; null before it is first fetched. */
export async function readScorecard(db: Database, matchKey: string): Promise<Scorecard | null> {
  const stored = await readDocument<Scorecard>(db, scorecardName(matchKey));
  return stored?.body ?? null;
}

/** Converts the vendor's scorecard to the API's shape, in which the polling process stores it. */
export function presentScorecard({ match, innings }: CricapiScorecard, fetchedAt: Date): Scorecard {
  const format = matchFormat(match);
  const sides = matchTeams(match.teamInfo);
  return {
    matchKey: match.id,
    source: 'vendor',
    innings: innings.map((card) => ({
      inning: card.inning,
      team: battingTeamOf(card.inning, sides),
      total: card.total && {
        runs: card.total.r,
        wickets: card.total.w,
        overs: countOvers(card.total.o, format),
      },
      extras: card.extras.r,
      batting: card.batting,
      bowling: card.bowling.map((line) => ({
        ...line,
        overs: countOvers(line.overs, format),
        // The vendor lists dismissals as bowled and lbw among the catches.
        lbwOrBowled: card.catching.find(({ id }) => id === line.id)?.lbwOrBowled ?? 0,
      })),
      fielding: card.catching
        .filter(({ catches, stumpings, runOuts }) => catches || stumpings || runOuts)
        .map(({ id, name, catches, stumpings, runOuts }) => ({ id, name, catches, stumpings, runOuts })),
    })),
    as_of: fetchedAt.toISOString(),
  };
}

/** Name of a match's squads among the vendor's documents. */
export const squadsName = (matchKey: string): string => `squads:${matchKey}`;

type StoredPlayer = Omit<SquadPlayer, 'key'>;

/** All members of the two squads, with their history keys. Empty until the vendor announces the squads. */
export async function readSquads(db: Database, matchKey: string, playerKeys: PlayerKeys) {
  const stored = await readDocument<StoredPlayer[]>(db, squadsName(matchKey));
  const players = stored?.body ?? [];
  const keyOf = await findKeys(players, playerKeys);
  const data: SquadPlayer[] = players.map((player) => ({ ...player, key: keyOf(player) }));
  return { data, as_of: stored?.fetchedAt.toISOString() ?? null };
}

/** Converts the vendor's squads to the list of players that is stored. */
export function presentSquads(squads: readonly CricapiSquad[]): StoredPlayer[] {
  return squads.flatMap(({ teamName, players }) => players.map((player) => ({ ...player, team: teamName })));
}

/** Name of the list of countries among the vendor's documents. */
export const COUNTRIES = 'countries';

/** The list of countries as stored; null before it is first fetched. */
export const readStoredCountries = (db: Database) => readDocument<CricapiCountry[]>(db, COUNTRIES);

/** Countries in order of name. Empty until the vendor has sent them. */
export async function readCountries(db: Database) {
  const stored = await readStoredCountries(db);
  const countries = (stored?.body ?? []).map((country) => ({ ...country, code: country.id.toUpperCase() }));
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name));
  return { countries: byName, asOf: stored?.fetchedAt.toISOString() ?? null };
}
