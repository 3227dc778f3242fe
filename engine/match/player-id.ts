import type { MatchRecord, Player } from './match-record.ts';

/** The id of a person named on a delivery; the name itself when the source's registry lacks it. */
export function playerId(match: MatchRecord, name: string): string {
  return (Object.hasOwn(match.people, name) ? match.people[name] : undefined) ?? name;
}

export function playerNamed(match: MatchRecord, name: string): Player {
  return { id: playerId(match, name), name };
}
