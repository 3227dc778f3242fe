import { z } from 'zod';
import {
  wireId,
  wireImage,
  wireKnownText,
  wireName,
  wireRows,
  wireText,
  wireTextOrNull,
} from './wire-values.ts';

const Named = z
  .object({ id: wireTextOrNull, name: wireTextOrNull })
  .transform(({ id, name }) => ({ id: id ?? name, name: name ?? id }));

/** A player on a scorecard. If the id is missing the name is used, and vice versa. */
export const WirePerson = z
  .union([wireText.transform((name) => ({ id: name, name })), Named])
  .pipe(z.object({ id: z.string().min(1), name: z.string().min(1) }));

/** A player of a squad. If the id is missing, the name is used. */
const WireSquadPlayer = z
  .object({
    id: wireTextOrNull,
    name: wireName,
    country: wireKnownText,
    role: wireKnownText,
    battingStyle: wireKnownText,
    bowlingStyle: wireKnownText,
  })
  .transform(({ id, ...player }) => ({ ...player, id: id ?? player.name }));

/** A row of `match_squad` and `series_squad`: a team's whole squad, never its playing eleven. */
export const CricapiSquad = z.object({
  teamName: wireName,
  players: wireRows(WireSquadPlayer),
});
/** A parsed squad. */
export type CricapiSquad = z.output<typeof CricapiSquad>;

/** A row of `countries`: code, name and flag. */
export const CricapiCountry = z.object({ id: wireId, name: wireName, genericFlag: wireImage });
/** A parsed country. */
export type CricapiCountry = z.output<typeof CricapiCountry>;
