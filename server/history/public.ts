import type { Database, OpenDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import { runPeriodically } from '../platform/jobs/run-periodically.ts';
import type { FeedSource } from './names/feed-source.ts';
import { findPlayedMatchFor, findRecord } from './queries/find-played-match.ts';
import { type NamedPage, readPageName } from './queries/read-page-name.ts';
import { searchNames } from './queries/search-names.ts';
import { readMatchSummary } from './queries/select-match-summaries.ts';
import {
  createNameHandlers,
  createTeamAndVenueHandlers,
  createPlayedMatchHandlers,
  createPlayerHandlers,
} from './http/history-handlers.ts';
import { createPageCache } from './http/page-cache.ts';
import { readPagesVersion, readRevision } from './store/history-state.ts';
import type { ImportRequest } from './import/import-archive.ts';
import { importInBackground } from './import/import-history.ts';
import { createNameIndex } from './names/feed-name-index.ts';
import { presentScorecard } from './http/present-scorecard.ts';
import { type DescribedPlayer, storeSquadFacts } from './names/store-squad-facts.ts';
import { findPlayerKeys } from './names/find-player-keys.ts';
import { type FeedVenue, findVenue, findTeam } from './names/known-names.ts';

export type { NamedPage } from './queries/read-page-name.ts';
export { playedFormat } from './names/feed-source.ts';
export { type PlayedRecord, readPlayedRecord } from './queries/find-played-match.ts';
export { inferPlayerRole } from './queries/infer-player-role.ts';
export { pageReads } from './http/page-cache.ts';
export { readRevision } from './store/history-state.ts';
export { type ImportHistory, withImportConnection } from './import/import-history.ts';
export type { ImportProgress, ImportSummary } from './import/import-summary.ts';
export {
  listVenueMatches,
  listComparableMatches,
  listMeetings,
  listTeamMatches,
  type PlayedMatch,
} from './queries/list-matches.ts';
export { listTeamPlayerLogs, type PlayerLog } from './queries/list-player-logs.ts';
export { createReplayedHistory, type ReplayedHistory } from './queries/replay-player-logs.ts';
export { matchesVersion, listMatchesInOrder, type OrderPosition } from './queries/matches-in-order.ts';
export { toVenueMatch } from './queries/venue-match.ts';

/** Interval at which a process checks whether another one has changed the history. */
const FOLLOW_EVERY_MS = 10_000;

interface HistoryNeeds {
  readonly database: OpenDatabase;
  readonly log: Log;
  /** The connection pool of history's pages and searches. Default: that of `database`. */
  readonly pagesDb?: Database;
  /** The feed's matches. Until history has a match, its pages show the vendor's data. */
  readonly feed: FeedSource;
}

/** The history of finished matches, for the other features of the server. */
export type History = ReturnType<typeof createHistory>;

/**
 * Creates the history feature in a process of any role: finished matches, imported from Cricsheet's archives into
 * PostgreSQL, and their pages. Call `loadNames` before serving lists: until then the feed's teams and venues have no
 * pages and competitions are unknown.
 */
export function createHistory({ database, log, feed, pagesDb = database.db }: HistoryNeeds) {
  const { db } = database;
  const pages = { db: pagesDb, answerPage: createPageCache(() => readPagesVersion(pagesDb)) };
  const names = createNameIndex(db);
  let running = 0;
  return {
    handlers: {
      ...createPlayerHandlers(pages),
      ...createTeamAndVenueHandlers(pages),
      ...createPlayedMatchHandlers({ ...pages, feed }),
      ...createNameHandlers(db, names.load),
    },
    /**
     * Imports an archive of the sandbox's matches in the import thread (worker role). Bad files inside are warnings.
     * Operators import Cricsheet's archives by command.
     * @throws CricsheetArchiveError when the file is not an archive.
     */
    importArchive: async (request: ImportRequest & { readonly signal?: AbortSignal }) => {
      running += 1;
      try {
        const summary = await importInBackground(database.directUrl, request);
        const { warnings, doubts, ...counts } = summary;
        log.info({ ...counts, warnings: warnings.length, doubts: doubts.length }, 'history imported');
        return summary;
      } finally {
        running -= 1;
        await names.load();
      }
    },
    /** True while an import started by this process is running. */
    isImporting: () => running > 0,
    /** The revision of the history. It grows with every change by any process. */
    revision: () => readRevision(db),
    /** The team for a name of the feed; null when history does not know it. */
    findTeam: (name: string) => findTeam(db, name),
    /** The venue for a name of the feed; null when history does not know it. */
    findVenue: (venue: FeedVenue) => findVenue(db, venue),
    /** The key of a venue's page, from memory. Null when history does not know the venue. */
    venueKey: names.venueKey,
    /** The key of a team's page by the feed's name, from memory. Null when history does not know the team. */
    teamKey: names.teamKey,
    /** The keys of a team's players by the names that a feed uses. Players that cannot be matched are omitted. */
    playerKeys: (team: string, players: readonly string[]) => findPlayerKeys(db, team, players),
    /** Stores roles, and who bowls pace and who bowls spin, from a squad of the feed with the players' keys. */
    storeSquadFacts: (players: readonly DescribedPlayer[]) => storeSquadFacts(db, players),
    /** The competitions of all matches, from memory; '' for matches without one. */
    competitions: names.competitions,
    /** Loads the names of teams, venues and competitions into memory. */
    loadNames: names.load,
    /** Reloads the names when another process has changed the history. Returns the stop function. */
    startFollowing: () => {
      let seen = -1;
      const work = async () => {
        const revision = await readRevision(db);
        if (revision !== seen) await names.load();
        seen = revision;
      };
      return runPeriodically({ name: 'following the history', work, pauseMs: FOLLOW_EVERY_MS, log });
    },
    /** The history's id and version of a match, by either's id or key. Null until history has it. */
    findPlayedMatchFor: (key: string) => findPlayedMatchFor(db, key, feed),
    /** Players, teams and venues by the beginnings of words; the words must be letters and digits only. */
    searchNames: (words: readonly string[]) => searchNames(pagesDb, words),
    /** The summary of a match by its history id. Null when history does not know it. */
    playedMatch: (id: string) => readMatchSummary(pagesDb, id),
    /** The name on the page of a player, team or venue. Null when history does not know it. */
    pageName: (page: NamedPage, key: string) => readPageName(pagesDb, page, key),
    /** The scorecard by history id, or by the feed's key of a completed match. Null until history has the match. */
    playedScorecard: async (id: string) => {
      const record = await findRecord(pagesDb, id, feed);
      return record && presentScorecard(record, id);
    },
  };
}
