interface Named {
  readonly name: string;
  readonly team: string;
}

/** Our keys of those whom the vendor names for a team, by name. */
export type PlayerKeys = (team: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Looks all of them up, a team at a time; gives the way from one of them to our key, `null` where history has none. */
export async function findKeys(
  players: readonly Named[],
  playerKeys: PlayerKeys,
): Promise<(player: Named) => string | null> {
  const keys = new Map<string, ReadonlyMap<string, string>>();
  for (const team of new Set(players.map((player) => player.team))) {
    const names = players.filter((player) => player.team === team).map(({ name }) => name);
    keys.set(team, await playerKeys(team, names));
  }
  return ({ team, name }) => keys.get(team)?.get(name) ?? null;
}
