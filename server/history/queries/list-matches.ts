import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import type { historyInnings, historyMatches } from '../store/tables.ts';

type Stored = typeof historyMatches.$inferSelect;

/**
 * A match for form, head-to-head and venue records, in analyses (worker role) and on pages (api role). Teams are
 * keys. A tie decided by a super over has a winner.
 */
export interface PlayedMatch
  extends Pick<Stored, 'id' | 'playedOn' | 'teamA' | 'teamB' | 'venue' | 'competition' | 'gender'>,
    Pick<Stored, 'teamType' | 'result' | 'winner' | 'method' | 'tossWinner' | 'tossDecision'> {
  /** Without super overs; up to four in a Test. */
  readonly innings: readonly PlayedInnings[];
}

type PlayedInnings = Pick<
  typeof historyInnings.$inferSelect,
  'team' | 'runs' | 'wickets' | 'legalBalls' | 'powerplayRuns'
>;

/** A day after every match, for callers that want all matches. */
export const AFTER_ALL_MATCHES = '9999-12-31';

/** Filter: one format, before a date, latest first. */
export interface MatchFilter {
  readonly format: MatchFormat;
  /** `YYYY-MM-DD`, or `today`, which PostgreSQL reads as its current date. That day and later ones are excluded. */
  readonly before: string;
  readonly limit: number;
}

/** Matches at a venue. Analyses use the latest before a match; a venue's page uses all. */
export function listVenueMatches(
  db: Database,
  { venue, gender }: { readonly venue: string; readonly gender: 'male' | 'female' },
  filter: MatchFilter,
): Promise<PlayedMatch[]> {
  return listMatches(db, sql`ground = ${venue} and gender = ${gender}`, filter);
}

/** Matches of a team, by its key. */
export function listTeamMatches(db: Database, team: string, filter: MatchFilter): Promise<PlayedMatch[]> {
  return listMatches(db, sql`(team_a = ${team} or team_b = ${team})`, filter);
}

/** Matches of two teams against each other. */
export function listMeetings(db: Database, [a, b]: readonly [string, string], filter: MatchFilter) {
  return listMatches(
    db,
    sql`((team_a = ${a} and team_b = ${b}) or (team_a = ${b} and team_b = ${a}))`,
    filter,
  );
}

/** Comparable matches at any venue: of one competition and gender, or of all teams of one gender and level. */
export function listComparableMatches(
  db: Database,
  { competition, gender, teamType }: Pick<PlayedMatch, 'competition' | 'gender' | 'teamType'>,
  filter: MatchFilter,
): Promise<PlayedMatch[]> {
  const which = competition === null ? sql`team_type = ${teamType}` : sql`competition = ${competition}`;
  return listMatches(db, sql`gender = ${gender} and ${which}`, filter);
}

/** A match by its id in history; null when history lacks it. */
export async function findPlayedMatch(db: Database, id: string): Promise<PlayedMatch | null> {
  const [match] = await selectMatches(db, sql`id = ${id}`, 1);
  return match ?? null;
}

function listMatches(db: Database, which: SQL, { format, before, limit }: MatchFilter) {
  return selectMatches(db, sql`${which} and format = ${format} and played_on < ${before}`, limit);
}

async function selectMatches(db: Database, which: SQL, limit: number): Promise<PlayedMatch[]> {
  const { rows } = await db.execute<{ match: PlayedMatch }>(sql`
    select json_build_object(
      'id', m.id, 'playedOn', m.played_on, 'teamA', m.team_a, 'teamB', m.team_b, 'venue', m.ground,
      'competition', m.competition, 'gender', m.gender, 'teamType', m.team_type, 'result', m.result,
      'winner', m.winner, 'method', m.method, 'tossWinner', m.toss_winner, 'tossDecision', m.toss_decision,
      'innings', coalesce((
        select json_agg(json_build_object(
          'team', i.team, 'runs', i.runs, 'wickets', i.wickets, 'legalBalls', i.legal_balls,
          'powerplayRuns', i.powerplay_runs) order by i.number)
        from history_innings i where i.match_id = m.id and not i.super_over), '[]'::json)
    ) as match
    from history_matches m
    where ${which}
    order by played_on desc, id desc
    limit ${limit}`);
  return rows.map(({ match }) => match);
}
