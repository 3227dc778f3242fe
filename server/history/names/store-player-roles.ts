import { statedRole } from '@gullylens/engine/fantasy/player-role';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { historyPlayerRoles } from '../store/tables.ts';

/** A member of a squad of the feed. `key` is the player's in history; null when history does not know the player. */
export interface DescribedPlayer {
  readonly key: string | null;
  /** Such as `WK-Batsman`; null when the feed does not say. */
  readonly role: string | null;
}

/**
 * Stores the roles that the feed's squads state, in the worker role, so that the pages of players and teams name the
 * same role as the line-ups of a match. The latest statement counts. Pages show it from the next revision or day on,
 * because they are cached.
 */
export async function storePlayerRoles(db: Database, players: readonly DescribedPlayer[]): Promise<void> {
  const roles = players.flatMap(({ key, role: text }) => {
    const role = text === null ? null : statedRole(text);
    return key === null || role === null ? [] : [[key, role] as const];
  });
  if (roles.length === 0) return;
  const rows = JSON.stringify(Object.fromEntries(roles));
  await db.execute(sql`
    insert into ${historyPlayerRoles} (player_id, role)
    select described.key, described.value from json_each_text(${rows}::json) described
    join history_players p on p.id = described.key
    order by described.key
    on conflict (player_id) do update set role = excluded.role
    where history_player_roles.role <> excluded.role`);
}
