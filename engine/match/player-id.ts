import type { MatchRecord, Player } from './match-record.ts';

/** The id of someone named on a delivery; a name that the source's registry lacks is its own id. */
export function playerId(match: MatchRecord, name: string): string {
  return (Object.hasOwn(match.people, name) ? match.people[name] : undefined) ?? name;
}

export function playerNamed(match: MatchRecord, name: string): Player {
  return { id: playerId(match, name), name };
}
