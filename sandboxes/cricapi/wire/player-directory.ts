import type { MatchRecord, Player } from '@gullylens/engine/match/match-record';
import { vendorPlayerId } from '../feed/vendor-ids.ts';
import { guessRoles, type VendorRole } from './guess-roles.ts';
import { presentPerson } from './person.ts';
import { placeholderImage, presentTeam } from './team.ts';

/** Details of a player. A replay knows only guessed roles. */
export interface PlayerFacts {
  readonly role: VendorRole;
  readonly battingStyle?: string;
  readonly bowlingStyle?: string;
  readonly country?: string;
}

/** The players of the feed, as the CricAPI endpoints present them. */
export interface Directory {
  squad(team: string, players: readonly Player[]): object;
  /** All rows of the vendor's `players`, or those whose name contains the text. */
  search(text: string): readonly { readonly id: string; readonly name: string; readonly country?: string }[];
  /** The vendor's `players_info`, by the vendor's id; null for an unknown id. */
  info(vendorId: string): object | null;
}

function everyone(matches: readonly MatchRecord[]): Player[] {
  const players = matches.flatMap((match) => Object.values(match.lineups).flat());
  return [...new Map(players.map((player) => [player.id, player])).values()];
}

/** Builds a directory of the players, by default all in the matches. Roles that `known` lacks are guessed. */
export function makeDirectory(
  matches: readonly MatchRecord[],
  known: ReadonlyMap<string, PlayerFacts> = new Map(),
  players: readonly Player[] = everyone(matches),
): Directory {
  const roles = guessRoles(matches);
  const byVendorId = new Map(players.map((player) => [vendorPlayerId(player.id), player]));
  const factsOf = (id: string): PlayerFacts => known.get(id) ?? { role: roles.get(id) ?? '--' };
  const present = (player: Player) => ({
    ...presentPerson(player),
    ...factsOf(player.id),
    playerImg: placeholderImage,
  });
  return {
    squad(team, squad) {
      const { name, ...details } = presentTeam(team);
      return { teamName: name, ...details, players: squad.map(present) };
    },
    search(text) {
      const wanted = text.trim().toLowerCase();
      const found = players.filter(({ name }) => name.toLowerCase().includes(wanted));
      return found.map((player) => {
        const { country } = factsOf(player.id);
        return { ...presentPerson(player), ...(country === undefined ? {} : { country }) };
      });
    },
    info(vendorId) {
      const player = byVendorId.get(vendorId);
      return player ? { ...present(player), stats: [] } : null;
    },
  };
}
