import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import type { historyPlayerMatches } from '../store/tables.ts';

/** What a player did in one match, and their fantasy points under the 2025 rules. */
export interface PlayerMatch
  extends Pick<typeof historyPlayerMatches.$inferSelect, 'playedOn' | 'runs' | 'ballsFaced' | 'ballsBowled'>,
    Pick<typeof historyPlayerMatches.$inferSelect, 'wickets' | 'stumpings' | 'battingPosition'> {
  readonly points: number;
}

/** A player of a team's latest matches, with their own latest matches. */
export interface PlayerLog {
  readonly id: string;
  readonly name: string;
  readonly matches: readonly PlayerMatch[];
}

/** A team's latest matches whose players are listed: about fifteen players. */
export const TEAM_MATCHES = 5;
/** Maximum matches in a player's log. */
export const LOG_MATCHES = 30;

/**
 * The players of a team's latest matches of a format before a date (exclusive), from whom probable elevens are chosen.
 * Each has their own latest matches of the format for any team, latest first. Called for projections and analyses
 * (worker role).
 */
export async function listTeamPlayerLogs(
  db: Database,
  { team, format, before }: { readonly team: string; readonly format: MatchFormat; readonly before: string },
): Promise<PlayerLog[]> {
  const { rows } = await db.execute<{ log: PlayerLog }>(sql`
    with latest as (
      select id from history_matches
      where (team_a = ${team} or team_b = ${team}) and format = ${format} and played_on < ${before}
      order by played_on desc, id desc limit ${TEAM_MATCHES}),
    team_players as (
      select distinct p.player_id from history_player_matches p
      where p.match_id in (select id from latest) and p.team = ${team})
    select json_build_object('id', player.id, 'name', player.name, 'matches', log.matches) as log
    from team_players join history_players player on player.id = team_players.player_id
    cross join lateral (
      select json_agg(json_build_object(
        'playedOn', played_on, 'points', points_2025, 'runs', runs, 'ballsFaced', balls_faced,
        'ballsBowled', balls_bowled, 'wickets', wickets, 'stumpings', stumpings,
        'battingPosition', batting_position)
        order by played_on desc) as matches
      from (
        select p.* from history_player_matches p join history_matches m on m.id = p.match_id
        where p.player_id = team_players.player_id and m.format = ${format} and p.played_on < ${before}
        order by p.played_on desc limit ${LOG_MATCHES}) recent
    ) log
    order by player.id`);
  return rows.map(({ log }) => log);
}
