import { z } from 'zod';
import { wireId, wireImage, wireInstant, wireRows, wireText, wireTextOrNull } from './wire-values.ts';

/** The vendor writes `--` for a role that it does not know. */
const wireRole = wireTextOrNull.transform((role) => (role === '--' ? null : role));

export const CricapiPlayer = z.object({ id: wireId, name: wireText, country: wireTextOrNull });
export type CricapiPlayer = z.output<typeof CricapiPlayer>;

const WireStat = z.object({ fn: wireText, matchtype: wireText, stat: wireText, value: wireText });

/** `players_info`: who somebody is, and career figures as the vendor words them. */
export const CricapiPlayerInfo = CricapiPlayer.extend({
  dateOfBirth: wireInstant,
  role: wireRole,
  battingStyle: wireTextOrNull,
  bowlingStyle: wireTextOrNull,
  placeOfBirth: wireTextOrNull,
  playerImg: wireImage,
  stats: wireRows(WireStat),
});
export type CricapiPlayerInfo = z.output<typeof CricapiPlayerInfo>;

const WireSquadPlayer = CricapiPlayer.extend({
  role: wireRole,
  battingStyle: wireTextOrNull,
  bowlingStyle: wireTextOrNull,
  playerImg: wireImage,
});

/** A row of `match_squad` and `series_squad`: the whole squad of a team, never its playing eleven. */
export const CricapiSquad = z.object({
  teamName: wireText,
  shortname: wireTextOrNull,
  img: wireImage,
  players: wireRows(WireSquadPlayer),
});
export type CricapiSquad = z.output<typeof CricapiSquad>;

export const CricapiCountry = z.object({ id: wireId, name: wireText, genericFlag: wireImage });
export type CricapiCountry = z.output<typeof CricapiCountry>;
