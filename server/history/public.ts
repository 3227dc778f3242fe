import type { Scorecard } from '@gullylens/contract/http/cricket-matches';
import type { deskNameRoutes } from '@gullylens/contract/http/desk-names';
import type { leaderRoutes } from '@gullylens/contract/http/leaders';
import type { playedMatchRoutes } from '@gullylens/contract/http/played-matches';
import type { playerRoutes } from '@gullylens/contract/http/players';
import type { teamRoutes } from '@gullylens/contract/http/teams';
import type { venueRoutes } from '@gullylens/contract/http/venues';
import { addressOf, type Database, type OpenDatabase } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import { repeatWork } from '../platform/repeat-work.ts';
import { createCompetitionIndex } from './competition-index.ts';
import { type FeedView, noFeed } from './feed-view.ts';
import {
  findMatchId,
  findPlayed,
  type PlayedPlace,
  type PlayedRecord,
  readPlayedRecord,
  readRecord,
} from './find-record.ts';
import { createPlaceHandlers, createPlayedMatchHandlers, createPlayerHandlers } from './history-handlers.ts';
import type { ImportRequest } from './import-archive.ts';
import { importInBackground } from './import-in-background.ts';
import type { ImportProgress, ImportSummary } from './import-tally.ts';
import { createNameHandlers } from './name-handlers.ts';
import { createGroundIndex, createTeamIndex } from './name-index.ts';
import { presentScorecard } from './present-scorecard.ts';
import { findPlayerKeys } from './queries/find-player-keys.ts';
import { findGround, findTeam, type KnownGround, type KnownTeam } from './queries/known-names.ts';
import {
  type Format,
  listGroundMatches,
  listKindMatches,
  listMeetings,
  listTeamMatches,
  type MatchesAsked,
  type MatchKind,
  type PlayedMatch,
} from './queries/list-matches.ts';
import { listSideLogs, type PlayerLog } from './queries/list-player-logs.ts';
import {
  digestMatches,
  listMatchesInOrder,
  type MatchInOrder,
  type PlaceInOrder,
} from './queries/matches-in-order.ts';
import type { ToldGround } from './spell-ground.ts';
import { historyState } from './tables.ts';

export { guessRole } from './guess-role.ts';
export { type ImportHistory, withImporter } from './import-history.ts';
export { playedFormat } from './played-format.ts';
export { toVenueMatch } from './venue-match.ts';
export type {
  Format,
  ImportProgress,
  ImportSummary,
  KnownGround,
  KnownTeam,
  MatchInOrder,
  MatchKind,
  PlaceInOrder,
  PlayedMatch,
  PlayedRecord,
  PlayerLog,
};

const FOLLOW_EVERY_MS = 10_000;

interface HistoryNeeds {
  readonly database: OpenDatabase;
  readonly log: Log;
  /** The matches of the feed: their balls are found once history has them too, and until then what the vendor told. */
  readonly feed?: FeedView;
}

type HistoryRoutes = typeof playerRoutes &
  typeof leaderRoutes &
  typeof teamRoutes &
  typeof venueRoutes &
  typeof playedMatchRoutes &
  typeof deskNameRoutes;

/** Matches that were played: how they come in, and what can be asked of them. Days are `YYYY-MM-DD`. */
export interface History {
  readonly handlers: Handlers<HistoryRoutes>;
  /**
   * Imports a Cricsheet archive in a thread of its own; may run any number of times. Throws `CricsheetArchiveError` when
   * the file is no archive; a bad file inside costs only a warning in the summary.
   */
  importArchive(request: ImportRequest & { readonly signal?: AbortSignal }): Promise<ImportSummary>;
  /** Whether an import that this process started is still under way. */
  isImporting(): boolean;
  /** Grows with every change of the history, whichever process made it. 0 when there is none. */
  revision(): Promise<number>;

  findTeam(name: string): Promise<KnownTeam | null>;
  findGround(ground: ToldGround): Promise<KnownGround | null>;
  /** The key of a ground's page out of memory, for lists; `null` when history does not know the ground. */
  groundKey(ground: ToldGround): string | null;
  /** The key of a team's page by a feed's name for it, out of memory, for lists; `null` when history does not know it. */
  teamKey(name: string): string | null;
  /** The keys of those whom a feed names for a team, by name; whom history cannot tell is left out. */
  playerKeys(team: string, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The competitions of all its matches, out of memory; '' for matches of none. */
  competitions(): ReadonlySet<string>;
  /** Reads the names of teams, grounds and competitions anew. */
  loadNames(): Promise<void>;
  /** Does so whenever another process has changed the history; gives the way to stop. */
  startFollowing(): () => Promise<void>;

  /** Matches at a ground, latest first. */
  groundMatches(
    ground: { ground: string; gender: KnownTeam['gender'] },
    asked: MatchesAsked,
  ): Promise<PlayedMatch[]>;
  /** Matches of a team, latest first. */
  teamMatches(team: string, asked: MatchesAsked): Promise<PlayedMatch[]>;
  /** Matches of two teams against each other, latest first. */
  meetings(teams: readonly [string, string], asked: MatchesAsked): Promise<PlayedMatch[]>;
  /** Matches of the same kind at any ground, latest first: what a ground is compared with. */
  kindMatches(kind: MatchKind, asked: MatchesAsked): Promise<PlayedMatch[]>;
  /** Where history has the match that the feed calls so, and in which version; `null` until it does. */
  findPlayed(key: string): Promise<PlayedPlace | null>;
  /** A match by its id in the history, ball by ball. */
  playedRecord(id: string): Promise<PlayedRecord | null>;
  /** The scorecard of a match by its id, or by the feed's key of a match that is over; `null` until history has it. */
  playedCard(id: string): Promise<Scorecard | null>;
  /** Those whom a team named lately, each with the latest matches. */
  sideLogs(side: { team: string; format: Format; before: string }): Promise<PlayerLog[]>;
  /** Matches ball by ball in the order of play, after a place in it or from the first. */
  matchesInOrder(asked: { after: PlaceInOrder | null; limit: number }): Promise<MatchInOrder[]>;
  /** What stands for all matches up to a place: another as soon as one of them is added, replaced or taken away. */
  digest(until: PlaceInOrder): Promise<string>;
}

/**
 * Opens the history. `loadNames` before the first list is shown, or teams and grounds have no pages and no competition
 * is known until an import ends.
 */
export function createHistory({ database, log, feed = noFeed }: HistoryNeeds): History {
  const { db } = database;
  const groundNames = createGroundIndex(db);
  const teamNames = createTeamIndex(db);
  const competitions = createCompetitionIndex(db);
  const loadNames = async () =>
    void (await Promise.all([teamNames.load(), groundNames.load(), competitions.load()]));
  let running = 0;
  return {
    handlers: {
      ...createPlayerHandlers(db),
      ...createPlaceHandlers(db),
      ...createPlayedMatchHandlers(db, feed),
      ...createNameHandlers(db, loadNames),
    },
    importArchive: async (request) => {
      running += 1;
      try {
        const summary = await importInBackground(addressOf(database), request);
        const { warnings, doubts, ...counts } = summary;
        log.info({ ...counts, warnings: warnings.length, doubts: doubts.length }, 'history imported');
        return summary;
      } finally {
        running -= 1;
        await loadNames();
      }
    },
    isImporting: () => running > 0,
    revision: () => readRevision(db),
    findTeam: (name) => findTeam(db, name),
    findGround: (ground) => findGround(db, ground),
    groundKey: groundNames.keyOf,
    teamKey: teamNames.keyOf,
    playerKeys: (team, names) => findPlayerKeys(db, team, names),
    competitions: competitions.names,
    loadNames,
    startFollowing: () => {
      const work = followRevision(db, loadNames);
      return repeatWork({ name: 'following the history', work, pauseMs: FOLLOW_EVERY_MS, log });
    },
    groundMatches: (ground, asked) => listGroundMatches(db, ground, asked),
    teamMatches: (team, asked) => listTeamMatches(db, team, asked),
    meetings: (teams, asked) => listMeetings(db, teams, asked),
    kindMatches: (kind, asked) => listKindMatches(db, kind, asked),
    findPlayed: (key) => findPlayed(db, key, feed),
    playedRecord: (id) => readPlayedRecord(db, id),
    playedCard: async (id) => {
      const found = await findMatchId(db, id, feed);
      const record = found === null ? null : await readRecord(db, found);
      return record && presentScorecard(record, id);
    },
    sideLogs: (side) => listSideLogs(db, side),
    matchesInOrder: (asked) => listMatchesInOrder(db, asked),
    digest: (until) => digestMatches(db, until),
  };
}

async function readRevision(db: Database): Promise<number> {
  const [state] = await db.select().from(historyState);
  return state?.revision ?? 0;
}

/** Looks whether the history has changed since the last look, and says so. */
function followRevision(db: Database, changed: () => Promise<void>): () => Promise<void> {
  let seen = -1;
  return async () => {
    const revision = await readRevision(db);
    if (revision !== seen) await changed();
    seen = revision;
  };
}
