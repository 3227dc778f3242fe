import { spellingKey } from '@gullylens/engine/names/spelling-key';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { historyPlayerAliases } from '../store/tables.ts';
import { findTeam } from './known-names.ts';

type KnownSpelling = Pick<typeof historyPlayerAliases.$inferSelect, 'alias' | 'playerId' | 'setBy'>;

/**
 * Finds the keys of a team's players by the names of the feed, as a map from name to key without ambiguous names. The
 * first rule that finds a player decides: an analyst's correction, the same spelling in the team, the same surname and
 * first letter in the team (`V Kohli`), the same spelling in any team. Called by `matches` when it reads squads and
 * scorecards.
 */
export async function findPlayerKeys(db: Database, team: string, names: readonly string[]) {
  const known = await findTeam(db, team);
  const ofTeam = known ? await spellingsOfTeam(db, known.key) : [];
  const anywhere = await db
    .select()
    .from(historyPlayerAliases)
    .where(inArray(historyPlayerAliases.alias, names.map(spellingKey)));
  const found = names.flatMap((name) => {
    const key = pickPlayer(name, ofTeam, anywhere);
    return key === null ? [] : [[name, key] as const];
  });
  return new Map(found);
}

/** The spellings of all players who were ever named for the team. */
async function spellingsOfTeam(db: Database, team: string): Promise<KnownSpelling[]> {
  const { rows } = await db.execute<KnownSpelling>(sql`
    select distinct a.alias, a.player_id as "playerId", a.set_by as "setBy"
    from history_matches m
    join history_player_matches p on p.match_id = m.id and p.team = ${team}
    join history_player_aliases a on a.player_id = p.player_id
    where m.team_a = ${team} or m.team_b = ${team}`);
  return rows;
}

function pickPlayer(name: string, ofTeam: readonly KnownSpelling[], anywhere: readonly KnownSpelling[]) {
  const alias = spellingKey(name);
  const isSame = (spelling: KnownSpelling) => spelling.alias === alias;
  const groups = [
    anywhere.filter((spelling) => isSame(spelling) && spelling.setBy === 'analyst'),
    ofTeam.filter(isSame),
    ofTeam.filter((spelling) => isShortFor(spelling.alias, alias)),
    anywhere.filter(isSame),
  ];
  const [first = []] = groups.filter((group) => group.length > 0);
  const players = new Set(first.map(({ playerId }) => playerId));
  return players.size === 1 ? ([...players][0] ?? null) : null;
}

/** True when surname and first letter agree: `v-kohli` for `virat-kohli`, `rg-sharma` for `rohit-sharma`. */
function isShortFor(short: string, full: string): boolean {
  const [initials, ...shortRest] = short.split('-');
  const [first, ...fullRest] = full.split('-');
  if (shortRest.length === 0) return false;
  return shortRest.at(-1) === fullRest.at(-1) && initials?.[0] === first?.[0];
}
