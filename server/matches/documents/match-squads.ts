import { SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiSquad } from '../../vendors/cricapi/wire-people.ts';
import { readDocument } from './vendor-documents.ts';

export const squadsName = (matchKey: string): string => `squads:${matchKey}`;

const StoredSquads = z.array(SquadPlayer);

/** Everybody in the two squads; nobody while the vendor has not named them. */
export async function readSquads(db: Database, matchKey: string) {
  const stored = await readDocument(db, squadsName(matchKey), StoredSquads);
  return { data: stored?.body ?? [], as_of: stored?.fetchedAt.toISOString() ?? null };
}

/** Squads as they leave the server, which is also the form in which they are stored. */
export function presentSquads(squads: readonly CricapiSquad[]): SquadPlayer[] {
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
