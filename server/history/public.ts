import { addressOf, type OpenDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import { runPeriodically } from '../platform/jobs/run-periodically.ts';
import { type FeedView, emptyFeedSource } from './names/feed-source.ts';
import { findPlayedMatchFor, findRecord } from './queries/find-played-match.ts';
import {
  createNameHandlers,
  createTeamAndVenueHandlers,
  createPlayedMatchHandlers,
  createPlayerHandlers,
} from './http/history-handlers.ts';
import { readRevision } from './store/history-state.ts';
import type { ImportRequest } from './import/import-archive.ts';
import { importInBackground } from './import/import-history.ts';
import { createNameIndex } from './names/feed-name-index.ts';
import { presentScorecard } from './http/present-scorecard.ts';
import { findPlayerKeys } from './names/find-player-keys.ts';
import { type FeedGround, findGround, findTeam } from './names/known-names.ts';

export { playedFormat } from './names/feed-source.ts';
export { type PlayedRecord, readPlayedRecord } from './queries/find-played-match.ts';
export { inferPlayerRole } from './queries/infer-player-role.ts';
export { readRevision } from './store/history-state.ts';
export { type ImportHistory, withImportConnection } from './import/import-history.ts';
export type { ImportProgress, ImportSummary } from './import/import-summary.ts';
export {
  listGroundMatches,
  listComparableMatches,
  listMeetings,
  listTeamMatches,
  type PlayedMatch,
} from './queries/list-matches.ts';
export { listTeamPlayerLogs, type PlayerLog } from './queries/list-player-logs.ts';
export { matchesVersion, listMatchesInOrder, type OrderPosition } from './queries/matches-in-order.ts';
export { toVenueMatch } from './queries/venue-match.ts';

const FOLLOW_EVERY_MS = 10_000;

interface HistoryNeeds {
  readonly database: OpenDatabase;
  readonly log: Log;
  /** The matches of the feed: their balls are found once history has them too, and until then what the vendor told. */
  readonly feed?: FeedView;
}

/** Matches that were played: how they come in, and how those of the feed are found among them. */
export type History = ReturnType<typeof createHistory>;

/**
 * Opens the history. `loadNames` before the first list is shown, or teams and grounds have no pages and no competition
 * is known until an import ends.
 */
export function createHistory({ database, log, feed = emptyFeedSource }: HistoryNeeds) {
  const { db } = database;
  const names = createNameIndex(db);
  let running = 0;
  return {
    handlers: {
      ...createPlayerHandlers(db),
      ...createTeamAndVenueHandlers(db),
      ...createPlayedMatchHandlers(db, feed),
      ...createNameHandlers(db, names.load),
    },
    /**
     * Imports a Cricsheet archive in a thread of its own; may run any number of times. Throws `CricsheetArchiveError`
     * when the file is no archive; a bad file inside costs only a warning in the summary.
     */
    importArchive: async (request: ImportRequest & { readonly signal?: AbortSignal }) => {
      running += 1;
      try {
        const summary = await importInBackground(addressOf(database), request);
        const { warnings, doubts, ...counts } = summary;
        log.info({ ...counts, warnings: warnings.length, doubts: doubts.length }, 'history imported');
        return summary;
      } finally {
        running -= 1;
        await names.load();
      }
    },
    /** Whether an import that this process started is still under way. */
    isImporting: () => running > 0,
    /** Grows with every change of the history, whichever process made it. */
    revision: () => readRevision(db),
    findTeam: (name: string) => findTeam(db, name),
    findGround: (ground: FeedGround) => findGround(db, ground),
    /** The key of a ground's page, from memory; `null` when history does not know the ground. */
    groundKey: names.groundKey,
    /** The key of a team's page by a feed's name of it, from memory; `null` when history does not know the team. */
    teamKey: names.teamKey,
    /** The keys of a team's players by the names that a feed uses. Players that cannot be matched are omitted. */
    playerKeys: (team: string, players: readonly string[]) => findPlayerKeys(db, team, players),
    /** The competitions of all its matches, from memory; '' for matches of none. */
    competitions: names.competitions,
    loadNames: names.load,
    /** Reloads them whenever another process has changed the history. Returns the way to stop. */
    startFollowing: () => {
      let seen = -1;
      const work = async () => {
        const revision = await readRevision(db);
        if (revision !== seen) await names.load();
        seen = revision;
      };
      return runPeriodically({ name: 'following the history', work, pauseMs: FOLLOW_EVERY_MS, log });
    },
    /** Where history has a match by the feed's key, and in which version; `null` until it does. */
    findPlayedMatchFor: (key: string) => findPlayedMatchFor(db, key, feed),
    /** The scorecard of a match by its id, or by the feed's key of a match that is over; `null` until history has it. */
    playedScorecard: async (id: string) => {
      const record = await findRecord(db, id, feed);
      return record && presentScorecard(record, id);
    },
  };
}
