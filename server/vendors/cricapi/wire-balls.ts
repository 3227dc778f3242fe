import { z } from 'zod';
import { wireCount, wireText, wireTextOrNull } from './wire-values.ts';

const WirePerson = z.object({ id: wireText, name: wireText });

const WireBall = z.object({
  n: wireCount,
  inning: wireCount,
  over: wireCount,
  ball: wireCount,
  batsman: WirePerson,
  bowler: WirePerson,
  runs: wireCount,
  penalty: wireTextOrNull,
  extras: wireCount.nullish().transform((extras) => extras ?? 0),
});

/** `match_bbb`: by the vendor's own word in testing, in practice only the balls with extras. `inning` counts from 0. */
export const CricapiBalls = z.object({ id: wireText, bbb: z.array(WireBall).default([]) });
export type CricapiBalls = z.output<typeof CricapiBalls>;

const WirePoints = z.object({ id: wireText, name: wireText, points: z.number() });
const WireInningsPoints = z.object({
  inning: wireText,
  batting: z.array(WirePoints).default([]),
  bowling: z.array(WirePoints).default([]),
  catching: z.array(WirePoints).default([]),
});

/** `match_points`: the vendor's own fantasy points under the key's ruleset. */
export const CricapiPoints = z.object({
  innings: z.array(WireInningsPoints).default([]),
  totals: z.array(WirePoints).default([]),
});
export type CricapiPoints = z.output<typeof CricapiPoints>;
