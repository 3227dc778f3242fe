import { SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiSquad } from '../../vendors/cricapi/wire-people.ts';
import { findKeys, type PlayerKeys } from '../history-pages.ts';
import { readDocument } from './vendor-documents.ts';

export const squadsName = (matchKey: string): string => `squads:${matchKey}`;

const StoredPlayer = SquadPlayer.omit({ key: true });
type StoredPlayer = z.infer<typeof StoredPlayer>;
const StoredSquads = z.array(StoredPlayer);

/** Everybody in the two squads; nobody while the vendor has not named them. */
export async function readSquads(db: Database, matchKey: string, playerKeys: PlayerKeys) {
  const stored = await readDocument(db, squadsName(matchKey), StoredSquads);
  const players = stored?.body ?? [];
  const keyOf = await findKeys(players, playerKeys);
  const data: SquadPlayer[] = players.map((player) => ({ ...player, key: keyOf(player) }));
  return { data, as_of: stored?.fetchedAt.toISOString() ?? null };
}

export function presentSquads(squads: readonly CricapiSquad[]): StoredPlayer[] {
  return squads.flatMap(({ teamName, players }) => players.map((player) => ({ ...player, team: teamName })));
}
