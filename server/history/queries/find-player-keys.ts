import { spellingKey } from '@gullylens/engine/names/spelling-key';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { historyPlayerAliases } from '../tables.ts';
import { findTeam } from './known-names.ts';

interface KnownSpelling extends Record<string, unknown> {
  readonly alias: string;
  readonly playerId: string;
  readonly setBy: 'import' | 'analyst';
}

/**
 * The keys of the players whom a feed names for a team, by name; whom history cannot tell is left out. An analyst's
 * word goes first, then the same spelling among those who played for the team, then the initial and surname that
 * archives write for a full name (`V Kohli`), then the same spelling anywhere. Where two fit alike, neither is taken.
 */
export async function findPlayerKeys(
  db: Database,
  team: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await findTeam(db, team);
  const here = known ? await spellingsOfTeam(db, known.key) : [];
  const anywhere = await db
    .select()
    .from(historyPlayerAliases)
    .where(inArray(historyPlayerAliases.alias, names.map(spellingKey)));
  const found = names.flatMap((name) => {
    const key = pickPlayer(name, here, anywhere);
    return key === null ? [] : [[name, key] as const];
  });
  return new Map(found);
}

async function spellingsOfTeam(db: Database, team: string): Promise<KnownSpelling[]> {
  const { rows } = await db.execute<KnownSpelling>(sql`
    select distinct a.alias, a.player_id as "playerId", a.set_by as "setBy"
    from history_matches m
    join history_player_matches p on p.match_id = m.id and p.team = ${team}
    join history_player_aliases a on a.player_id = p.player_id
    where m.team_a = ${team} or m.team_b = ${team}`);
  return rows;
}

function pickPlayer(name: string, here: readonly KnownSpelling[], anywhere: readonly KnownSpelling[]) {
  const alias = spellingKey(name);
  const same = (spelling: KnownSpelling) => spelling.alias === alias;
  const groups = [
    anywhere.filter((spelling) => same(spelling) && spelling.setBy === 'analyst'),
    here.filter(same),
    here.filter((spelling) => isShortFor(spelling.alias, alias)),
    anywhere.filter(same),
  ];
  const [first = []] = groups.filter((group) => group.length > 0);
  const players = new Set(first.map(({ playerId }) => playerId));
  return players.size === 1 ? ([...players][0] ?? null) : null;
}

/** `v-kohli` or `rg-sharma` for `virat-kohli` or `rohit-sharma`: the surname, and initials that begin alike. */
function isShortFor(short: string, full: string): boolean {
  const [initials, ...shortRest] = short.split('-');
  const [first, ...fullRest] = full.split('-');
  if (shortRest.length === 0 || fullRest.length === 0) return false;
  return shortRest.at(-1) === fullRest.at(-1) && initials?.[0] === first?.[0];
}
