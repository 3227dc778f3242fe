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

/** Somebody on a scorecard. Whom the vendor gives no id goes by the name, and the other way round. */
export const WirePerson = z
  .union([wireText.transform((name) => ({ id: name, name })), Named])
  .pipe(z.object({ id: z.string().min(1), name: z.string().min(1) }));

/** Whom the vendor gives no id goes by the name. */
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

/** A row of `match_squad` and `series_squad`: the whole squad of a team, never its playing eleven. */
export const CricapiSquad = z.object({
  teamName: wireName,
  players: wireRows(WireSquadPlayer),
});
export type CricapiSquad = z.output<typeof CricapiSquad>;

export const CricapiCountry = z.object({ id: wireId, name: wireName, genericFlag: wireImage });
export type CricapiCountry = z.output<typeof CricapiCountry>;
