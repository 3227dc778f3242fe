import { statedRole } from '@gullylens/engine/fantasy/player-role';
import { bowlingStyle } from '@gullylens/engine/match/bowling-style';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { historyBowlingStyles, historyPlayerRoles } from '../store/tables.ts';

/** A member of a squad of the feed. `key` is the player's in history; null when history does not know the player. */
export interface DescribedPlayer {
  readonly key: string | null;
  /** Such as `WK-Batsman`; null when the feed does not say. */
  readonly role: string | null;
  /** Such as `Right-arm offbreak`; null when the feed does not say. */
  readonly bowlingStyle: string | null;
}

/**
 * Stores the players' roles, and who bowls pace and who bowls spin, as the feed's squads describe them, in the worker
 * role. The latest description counts. Pages show it from the next revision or day on, because they are cached.
 */
export async function storeSquadFacts(db: Database, players: readonly DescribedPlayer[]): Promise<void> {
  const factsFrom = <Fact>(read: (player: DescribedPlayer) => Fact | null) =>
    players.flatMap((player) => {
      const fact = read(player);
      return player.key === null || fact === null ? [] : [[player.key, fact] as const];
    });
  const styles = factsFrom(({ bowlingStyle: text }) => text && bowlingStyle(text));
  await store(db, historyBowlingStyles, sql`style`, styles);
  const roles = factsFrom(({ role }) => role && statedRole(role));
  await store(db, historyPlayerRoles, sql`role`, roles);
}

async function store(
  db: Database,
  table: typeof historyBowlingStyles | typeof historyPlayerRoles,
  column: SQL,
  facts: readonly (readonly [string, string])[],
): Promise<void> {
  if (facts.length === 0) return;
  const rows = JSON.stringify(Object.fromEntries(facts));
  await db.execute(sql`
    insert into ${table} (player_id, ${column})
    select described.key, described.value from json_each_text(${rows}::json) described
    join history_players p on p.id = described.key
    order by described.key
    on conflict (player_id) do update set ${column} = excluded.${column}
    where ${table}.${column} <> excluded.${column}`);
}
