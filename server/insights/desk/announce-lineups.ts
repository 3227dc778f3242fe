import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { AnnouncedElevens } from '../forecasting/build-forecast-request.ts';
import { readProjection } from '../forecasting/forecast-store.ts';
import { analysisActs, announcedLineups } from '../model/tables.ts';

/**
 * Stores the elevens that an analyst enters at the desk, as keys of players. The next projection of the match uses
 * them. Throws `analysis_not_found` for a match without a projection, and `invalid_input` for a player who is unknown or
 * named twice.
 */
export async function announceLineups(
  db: Database,
  {
    matchKey,
    teamA,
    teamB,
    userId,
    now: at,
  }: AnnouncedElevens & { matchKey: string; userId: string; now: Date },
): Promise<void> {
  const stored = await readProjection(db, matchKey);
  if (!stored) throw new AppError('analysis_not_found');
  const { members, bench } = stored.request;
  for (const [team, named] of [teamA, teamB].entries()) {
    const known = new Set([...(members[team] ?? []), ...(bench[team] ?? [])].map(({ key }) => key));
    const invalid = named.find((key, i) => !known.has(key) || named.indexOf(key) !== i);
    if (invalid === undefined) continue;
    const details = `${invalid} is not a player of ${stored.request.teams[team]}, or is named twice.`;
    throw new AppError('invalid_input', { details });
  }
  const row = { teamA: [...teamA], teamB: [...teamB], announcedAt: at };
  await db.transaction(async (tx) => {
    await tx
      .insert(announcedLineups)
      .values({ matchKey, ...row })
      .onConflictDoUpdate({ target: announcedLineups.matchKey, set: row });
    await tx.insert(analysisActs).values({ matchKey, act: 'line-up entered', byEngine: false, userId, at });
  });
}
