import { bowlingStyle } from '@gullylens/engine/match/bowling-style';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

/** A member of a squad of the feed. `key` is the player's in history; null when history does not know the player. */
export interface DescribedBowler {
  readonly key: string | null;
  /** Such as `Right-arm offbreak`; null when the feed does not say. */
  readonly bowlingStyle: string | null;
}

/**
 * Stores who bowls pace and who bowls spin, as the feed's squads describe them, in the worker role. The latest
 * description counts. Pages show it from the next revision or day on, because they are cached.
 */
export async function storeBowlingStyles(db: Database, players: readonly DescribedBowler[]): Promise<void> {
  const styles = players.flatMap(({ key, bowlingStyle: text }) => {
    const style = text === null ? null : bowlingStyle(text);
    return key === null || style === null ? [] : [[key, style] as const];
  });
  if (styles.length === 0) return;
  const rows = JSON.stringify(Object.fromEntries(styles));
  await db.execute(sql`
    insert into history_bowling_styles (player_id, style)
    select described.key, described.value from json_each_text(${rows}::json) described
    join history_players p on p.id = described.key
    order by described.key
    on conflict (player_id) do update set style = excluded.style
    where history_bowling_styles.style <> excluded.style`);
}
