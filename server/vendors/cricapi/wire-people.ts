import { z } from 'zod';
import {
  wireId,
  wireImage,
  wireInstant,
  wireKnownText,
  wireName,
  wireRows,
  wireText,
  wireTextOrNull,
} from './wire-values.ts';

export const CricapiPlayer = z.object({ id: wireId, name: wireName, country: wireKnownText });
export type CricapiPlayer = z.output<typeof CricapiPlayer>;

const WireStat = z.object({
  fn: wireText,
  matchtype: wireText,
  stat: wireText,
  value: wireTextOrNull.transform((value) => value ?? ''),
});

/** `players_info`: who somebody is, and career figures as the vendor words them. */
export const CricapiPlayerInfo = CricapiPlayer.extend({
  dateOfBirth: wireInstant,
  role: wireKnownText,
  battingStyle: wireKnownText,
  bowlingStyle: wireKnownText,
  placeOfBirth: wireKnownText,
  playerImg: wireImage,
  stats: wireRows(WireStat),
});
export type CricapiPlayerInfo = z.output<typeof CricapiPlayerInfo>;

/** Whom the vendor gives no id goes by the name. */
const WireSquadPlayer = CricapiPlayer.extend({
  id: wireTextOrNull,
  role: wireKnownText,
  battingStyle: wireKnownText,
  bowlingStyle: wireKnownText,
  playerImg: wireImage,
}).transform(({ id, ...player }) => ({ ...player, id: id ?? player.name }));

/** A row of `match_squad` and `series_squad`: the whole squad of a team, never its playing eleven. */
export const CricapiSquad = z.object({
  teamName: wireName,
  shortname: wireTextOrNull,
  img: wireImage,
  players: wireRows(WireSquadPlayer),
});
export type CricapiSquad = z.output<typeof CricapiSquad>;

export const CricapiCountry = z.object({ id: wireId, name: wireName, genericFlag: wireImage });
export type CricapiCountry = z.output<typeof CricapiCountry>;
