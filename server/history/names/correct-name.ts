import type { NameCorrection, NameMapping } from '@gullylens/contract/http/history/desk-names';
import { nameVenue } from '@gullylens/engine/names/venue-names';
import { spellingKey } from '@gullylens/engine/names/spelling-key';
import { nameTeam } from '@gullylens/engine/names/team-names';
import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { orThrow } from '../../platform/http/answers.ts';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import { HISTORY_WRITE_LOCK, raiseRevision } from '../store/history-state.ts';
import {
  historyVenueAliases,
  historyVenues,
  historyInnings,
  historyPlayerAliases,
  historyPlayerMatches,
  historyPlayers,
  historyTeamAliases,
  historyTeams,
} from '../store/tables.ts';

/**
 * Assigns a spelling to a team, venue or player at an analyst's request. Matches stored under a team's or venue's
 * spelling move with it. Throws `unavailable` during an import, because an import uses the names as of its start,
 * `invalid_input` for teams that have met, and a `not_found` error for an unknown key.
 */
export async function correctName(db: Database, correction: NameCorrection): Promise<NameMapping> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${HISTORY_WRITE_LOCK}) as free`,
    );
    if (!rows[0]?.free) throw new AppError('unavailable', { details: 'An import is under way.' });
    const name = await ASSIGN[correction.kind](tx, correction);
    await raiseRevision(tx);
    return { ...correction, name, setBy: 'analyst' };
  });
}

/** Assigns a spelling of each kind. Returns the name of the team, venue or player. */
const ASSIGN: Readonly<
  Record<NameCorrection['kind'], (tx: Transaction, correction: NameCorrection) => Promise<string>>
> = { team: correctTeam, venue: correctVenue, player: correctPlayer };

async function correctTeam(tx: Transaction, { spelling, key }: NameCorrection): Promise<string> {
  const [found = null] = await tx.select().from(historyTeams).where(eq(historyTeams.key, key));
  const team = orThrow(found, 'team_not_found');
  const { alias } = nameTeam(spelling, team.gender);
  await rejectOpponents(tx, alias, key);
  const assignment = { teamKey: key, setBy: 'analyst' as const };
  const [previous] = await tx.select().from(historyTeamAliases).where(eq(historyTeamAliases.alias, alias));
  await tx
    .insert(historyTeamAliases)
    .values({ alias, spelling, ...assignment })
    .onConflictDoUpdate({ target: historyTeamAliases.alias, set: assignment });
  if (previous) await moveTeam(tx, { alias, from: previous.teamKey, to: key });
  return team.name;
}

/** Throws when the spelling's team has played the team: the two cannot be the same. */
async function rejectOpponents(tx: Transaction, alias: string, key: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from history_matches
    where (team_a_alias = ${alias} and team_b = ${key}) or (team_b_alias = ${alias} and team_a = ${key}) limit 1`);
  if (rows.length > 0) throw new AppError('invalid_input', { details: 'These two have played each other.' });
}

/** Gives the matches of a spelling, and the team's rows in them, another team key. */
async function moveTeam(tx: Transaction, { alias, from, to }: { alias: string; from: string; to: string }) {
  const affected = sql`select id from history_matches where team_a_alias = ${alias} or team_b_alias = ${alias}`;
  for (const table of [historyInnings, historyPlayerMatches]) {
    await tx.execute(
      sql`update ${table} set team = ${to} where team = ${from} and match_id in (${affected})`,
    );
  }
  await tx.execute(sql`
    update history_matches set
      team_a = case team_a_alias when ${alias} then ${to} else team_a end,
      team_b = case team_b_alias when ${alias} then ${to} else team_b end,
      winner = case winner when ${from} then ${to} else winner end,
      toss_winner = case toss_winner when ${from} then ${to} else toss_winner end
    where team_a_alias = ${alias} or team_b_alias = ${alias}`);
}

async function correctVenue(tx: Transaction, { spelling, key }: NameCorrection): Promise<string> {
  const [found = null] = await tx.select().from(historyVenues).where(eq(historyVenues.key, key));
  const venue = orThrow(found, 'venue_not_found');
  const { alias } = nameVenue(spelling, null);
  const assignment = { venueKey: key, setBy: 'analyst' as const };
  await tx
    .insert(historyVenueAliases)
    .values({ alias, spelling, ...assignment })
    .onConflictDoUpdate({ target: historyVenueAliases.alias, set: assignment });
  await tx.execute(sql`update history_matches set ground = ${key} where ground_alias = ${alias}`);
  return venue.name;
}

/** A spelling may belong to several players. An analyst's assignment ranks before the archives'. */
async function correctPlayer(tx: Transaction, { spelling, key }: NameCorrection): Promise<string> {
  const [found = null] = await tx.select().from(historyPlayers).where(eq(historyPlayers.id, key));
  const player = orThrow(found, 'player_not_found');
  const alias = spellingKey(spelling);
  await removeOtherAssignments(tx, alias, key);
  await tx
    .insert(historyPlayerAliases)
    .values({ alias, playerId: key, spelling, setBy: 'analyst' })
    .onConflictDoUpdate({
      target: [historyPlayerAliases.alias, historyPlayerAliases.playerId],
      set: { setBy: 'analyst' },
    });
  return player.name;
}

/** Removes earlier assignments by analysts to other players. Those that the archives spell this way stay. */
async function removeOtherAssignments(tx: Transaction, alias: string, except: string): Promise<void> {
  const { alias: spelt, playerId, setBy } = historyPlayerAliases;
  const others = await tx
    .select({ playerId, name: historyPlayers.name })
    .from(historyPlayerAliases)
    .innerJoin(historyPlayers, eq(historyPlayers.id, playerId))
    .where(and(eq(spelt, alias), eq(setBy, 'analyst'), ne(playerId, except)));
  for (const other of others) {
    const row = and(eq(spelt, alias), eq(playerId, other.playerId));
    if (spellingKey(other.name) === alias) {
      await tx.update(historyPlayerAliases).set({ setBy: 'import' }).where(row);
    } else await tx.delete(historyPlayerAliases).where(row);
  }
}
