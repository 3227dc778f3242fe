import { spellingKey } from '@gullylens/engine/names/spelling-key';
import type { MatchRows } from './match-rows.ts';
import type { historyPlayerAliases } from './tables.ts';

/** The teams, grounds and players of some matches, each once, and how they were spelt. */
export interface CollectedNames {
  readonly teams: MatchRows['teams'];
  readonly teamAliases: MatchRows['teamAliases'];
  readonly grounds: readonly MatchRows['ground'][];
  readonly groundAliases: readonly MatchRows['groundAlias'][];
  readonly players: MatchRows['players'];
  readonly playerAliases: readonly (typeof historyPlayerAliases.$inferInsert)[];
}

/** The same names stand in match after match; PostgreSQL need not be asked about each. */
export function collectNames(matches: readonly MatchRows[]): CollectedNames {
  const players = matches.flatMap((match) => match.players);
  return {
    teams: latestOf(
      matches.flatMap((match) => match.teams),
      ({ key }) => key,
    ),
    teamAliases: firstOf(
      matches.flatMap((match) => match.teamAliases),
      ({ alias }) => alias,
    ),
    grounds: latestGrounds(matches.map(({ ground }) => ground)),
    groundAliases: firstOf(
      matches.map(({ groundAlias }) => groundAlias),
      ({ alias }) => alias,
    ),
    players: latestOf(players, ({ id }) => id),
    playerAliases: firstOf(players, ({ id, name }) => `${id} ${name}`).map(playerAlias),
  };
}

/** With the city where any match tells it. */
function latestGrounds(grounds: readonly MatchRows['ground'][]): MatchRows['ground'][] {
  const cities = new Map<string, string>();
  for (const { key, city } of grounds) if (city) cities.set(key, city);
  return latestOf(grounds, ({ key }) => key).map((ground) => ({
    ...ground,
    city: ground.city ?? cities.get(ground.key) ?? null,
  }));
}

function playerAlias({ id, name }: MatchRows['players'][number]): typeof historyPlayerAliases.$inferInsert {
  return { alias: spellingKey(name), playerId: id, spelling: name, setBy: 'import' };
}

function latestOf<Row extends { readonly lastMatch: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const seen = latest.get(keyOf(row));
    if (!seen || seen.lastMatch <= row.lastMatch) latest.set(keyOf(row), row);
  }
  return [...latest.values()];
}

function firstOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row);
  return [...first.values()];
}
