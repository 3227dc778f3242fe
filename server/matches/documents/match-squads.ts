import { SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiSquad } from '../../vendors/cricapi/wire-people.ts';
import { readDocument } from './vendor-documents.ts';

export const squadsName = (matchKey: string): string => `squads:${matchKey}`;

const StoredPlayer = SquadPlayer.omit({ key: true });
type StoredPlayer = z.infer<typeof StoredPlayer>;
const StoredSquads = z.array(StoredPlayer);

/** Our keys of those whom the vendor names for a team, by name. */
export type PlayerKeys = (team: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Everybody in the two squads; nobody while the vendor has not named them. */
export async function readSquads(db: Database, matchKey: string, playerKeys: PlayerKeys) {
  const stored = await readDocument(db, squadsName(matchKey), StoredSquads);
  const data = await addKeys(stored?.body ?? [], playerKeys);
  return { data, as_of: stored?.fetchedAt.toISOString() ?? null };
}

async function addKeys(players: readonly StoredPlayer[], playerKeys: PlayerKeys): Promise<SquadPlayer[]> {
  const keys = new Map<string, ReadonlyMap<string, string>>();
  for (const team of new Set(players.map((player) => player.team))) {
    const names = players.filter((player) => player.team === team).map(({ name }) => name);
    keys.set(team, await playerKeys(team, names));
  }
  return players.map((player) => ({ ...player, key: keys.get(player.team)?.get(player.name) ?? null }));
}

/** Squads in the form in which they are stored. */
export function presentSquads(squads: readonly CricapiSquad[]): StoredPlayer[] {
  return squads.flatMap(({ teamName, players }) =>
    players.map(({ id, name, role, battingStyle, bowlingStyle, country }) => ({
      id,
      name,
      team: teamName,
      role,
      battingStyle,
      bowlingStyle,
      country,
    })),
  );
}
