import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { inferPlayerRole } from './infer-player-role.ts';

/** Latest matches of a player from which an unknown role is inferred. */
const MATCHES = 20;

interface Row extends Record<string, unknown> {
  readonly id: string;
  /** As the feed states it. */
  readonly role: PlayerRole | null;
  readonly log: Parameters<typeof inferPlayerRole>[0];
}

/**
 * Reads the roles of players by their ids: as the feed states them, otherwise inferred from their latest matches. Every
 * page of history takes roles from here, so that a player has the same one on all. Players without either are left out.
 */
export async function readPlayerRoles(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlayerRole>> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, (select role from history_player_roles where player_id = p.id) as role, (
      select coalesce(json_agg(latest), '[]'::json) from (
        select balls_bowled as "ballsBowled", batting_position as "battingPosition", stumpings
        from history_player_matches where player_id = p.id
        order by played_on desc, match_id desc limit ${MATCHES}) latest) as log
    from history_players p where p.id = any(${sql.param(ids)})`);
  return new Map(
    rows.flatMap(({ id, role, log }) => {
      const known = role ?? (log.length === 0 ? null : inferPlayerRole(log));
      return known === null ? [] : [[id, known]];
    }),
  );
}
