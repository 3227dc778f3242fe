/* Drizzle's view of the history's tables. The migrations hold constraints, defaults and indexes. */
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const gender = () => text({ enum: ['male', 'female'] }).notNull();
const setBy = () => text('set_by', { enum: ['import', 'analyst'] }).notNull();
const lastMatch = () => date('last_match').notNull();

/** Teams by key, with the name in their latest match. `lastMatch` is its day, here and below. */
export const historyTeams = pgTable('history_teams', {
  key: text().primaryKey(),
  name: text().notNull(),
  gender: gender(),
  lastMatch: lastMatch(),
});

/** Venues by key. */
export const historyVenues = pgTable('history_grounds', {
  key: text().primaryKey(),
  name: text().notNull(),
  city: text(),
  lastMatch: lastMatch(),
});

/** Players by Cricsheet's id. */
export const historyPlayers = pgTable('history_players', {
  id: text().primaryKey(),
  name: text().notNull(),
  gender: gender(),
  lastMatch: lastMatch(),
});

/** Which team a spelling means. `alias` is the normalised spelling; `setBy` says who assigned it. */
export const historyTeamAliases = pgTable('history_team_aliases', {
  alias: text().primaryKey(),
  spelling: text().notNull(),
  teamKey: text('team_key').notNull(),
  setBy: setBy(),
});

/** Which venue a spelling means. */
export const historyVenueAliases = pgTable('history_ground_aliases', {
  alias: text().primaryKey(),
  spelling: text().notNull(),
  venueKey: text('ground_key').notNull(),
  setBy: setBy(),
});

/** Which players a spelling may mean. */
export const historyPlayerAliases = pgTable(
  'history_player_aliases',
  {
    alias: text().notNull(),
    playerId: text('player_id').notNull(),
    spelling: text().notNull(),
    setBy: setBy(),
  },
  (table) => [primaryKey({ columns: [table.alias, table.playerId] })],
);

/** Bowling styles from the squads of the feed. Most players of old matches have none. */
export const historyBowlingStyles = pgTable('history_bowling_styles', {
  playerId: text('player_id').primaryKey(),
  style: text({ enum: ['pace', 'spin'] }).notNull(),
});

/** Roles from the squads of the feed. Without one, a page infers the role from the player's matches. */
export const historyPlayerRoles = pgTable('history_player_roles', {
  playerId: text('player_id').primaryKey(),
  role: text({ enum: ['keeper', 'batter', 'all-rounder', 'bowler'] }).notNull(),
});

/**
 * Finished matches. `contentHash` is the version of the match's file. Team and venue columns are keys; alias columns are
 * normalised spellings. `method` is that of a result not by play alone, such as `D/L`. `deliveries` is their number.
 */
export const historyMatches = pgTable('history_matches', {
  id: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
  format: text({ enum: ['T20', 'ODI', 'Test', 'T10', 'Hundred'] }).notNull(),
  gender: gender(),
  teamType: text('team_type', { enum: ['club', 'international'] }).notNull(),
  competition: text(),
  season: text().notNull(),
  stage: text(),
  matchNumber: integer('match_number'),
  playedOn: date('played_on').notNull(),
  venue: text('ground').notNull(),
  venueAlias: text('ground_alias').notNull(),
  teamA: text('team_a').notNull(),
  teamAAlias: text('team_a_alias').notNull(),
  teamB: text('team_b').notNull(),
  teamBAlias: text('team_b_alias').notNull(),
  tossWinner: text('toss_winner'),
  tossDecision: text('toss_decision', { enum: ['bat', 'field'] }),
  result: text({ enum: ['win', 'tie', 'draw', 'no result'] }).notNull(),
  winner: text(),
  winByRuns: integer('win_by_runs'),
  winByWickets: integer('win_by_wickets'),
  winByInnings: integer('win_by_innings'),
  method: text(),
  playerOfMatch: text('player_of_match').array().notNull(),
  ballsPerOver: integer('balls_per_over').notNull(),
  deliveries: integer().notNull(),
});

/** Innings, super overs included. `number` is the index in the match, from 0. `target` is in runs to win. */
export const historyInnings = pgTable(
  'history_innings',
  {
    matchId: text('match_id').notNull(),
    number: integer().notNull(),
    team: text().notNull(),
    runs: integer().notNull(),
    wickets: integer().notNull(),
    legalBalls: integer('legal_balls').notNull(),
    overs: text().notNull(),
    target: integer(),
    powerplayRuns: integer('powerplay_runs'),
    superOver: boolean('super_over').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.number] })],
);

/**
 * What a player of an eleven did in a match, all innings together. `battingPosition` is from 1, of the first innings
 * batted. Points are fantasy points by Dream11's rules of 2025 and by its classic rules.
 */
export const historyPlayerMatches = pgTable(
  'history_player_matches',
  {
    matchId: text('match_id').notNull(),
    playerId: text('player_id').notNull(),
    team: text().notNull(),
    playedOn: date('played_on').notNull(),
    battingPosition: integer('batting_position'),
    runs: integer().notNull(),
    ballsFaced: integer('balls_faced').notNull(),
    fours: integer().notNull(),
    sixes: integer().notNull(),
    timesOut: integer('times_out').notNull(),
    ballsBowled: integer('balls_bowled').notNull(),
    runsConceded: integer('runs_conceded').notNull(),
    wickets: integer().notNull(),
    maidens: integer().notNull(),
    catches: integer().notNull(),
    stumpings: integer().notNull(),
    runOuts: integer('run_outs').notNull(),
    points2025: doublePrecision('points_2025').notNull(),
    pointsClassic: doublePrecision('points_classic').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerId] })],
);

/** Each match's Cricsheet file as raw deflate, from which balls and scorecards are read. */
export const historySources = pgTable('history_sources', {
  matchId: text('match_id').primaryKey(),
  deflated: bytes().notNull(),
});

/** One row: the revision of the history (see `readRevision`). */
export const historyState = pgTable('history_state', {
  singleton: boolean().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
});
