import { z } from 'zod';
import { WirePerson } from './wire-person.ts';
import { wireCount, wireOrNothing, wireRows, wireText, wireTextOrNull } from './wire-values.ts';

const WireBall = z.object({
  n: wireCount,
  inning: wireCount,
  over: wireCount,
  ball: wireCount,
  batsman: WirePerson,
  bowler: WirePerson,
  runs: wireOrNothing(wireCount, 0),
  penalty: wireTextOrNull,
  extras: wireOrNothing(wireCount, 0),
});

/** `match_bbb`: by the vendor's own word in testing, in practice only the balls with extras. `inning` counts from 0. */
export const CricapiBalls = z.object({ id: wireText, bbb: wireRows(WireBall) });
export type CricapiBalls = z.output<typeof CricapiBalls>;

const WirePoints = z.object({ id: wireText, name: wireText, points: z.number() });
const WireInningsPoints = z.object({
  inning: wireText,
  batting: wireRows(WirePoints),
  bowling: wireRows(WirePoints),
  catching: wireRows(WirePoints),
});

/** `match_points`: the vendor's own fantasy points under the key's ruleset. */
export const CricapiPoints = z.object({
  innings: wireRows(WireInningsPoints),
  totals: wireRows(WirePoints),
});
export type CricapiPoints = z.output<typeof CricapiPoints>;
