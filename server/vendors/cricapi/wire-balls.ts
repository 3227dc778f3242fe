import { z } from 'zod';
import { WirePerson } from './wire-person.ts';
import { wireCount, wireOrNothing, wirePoints, wireRows, wireText, wireTextOrNull } from './wire-values.ts';

const WireBall = z.object({
  /** The vendor's own count of the balls; nothing depends on it. */
  n: wireCount.nullable().catch(null),
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

const Pointed = z.object({ points: wirePoints });

/** Somebody with points: whoever is named, and no line without a figure. */
const WirePointsLine = z.unknown().transform((line, context) => {
  const [person, figure] = [WirePerson.safeParse(line), Pointed.safeParse(line)];
  if (person.success && figure.success) return { ...person.data, ...figure.data };
  context.addIssue({ code: 'custom', message: 'tells nobody’s points' });
  return z.NEVER;
});

const WireInningsPoints = z.object({
  inning: wireTextOrNull,
  batting: wireRows(WirePointsLine),
  bowling: wireRows(WirePointsLine),
  catching: wireRows(WirePointsLine),
});

/** `match_points`: the vendor's own fantasy points under the key's ruleset. */
export const CricapiPoints = z.object({
  innings: wireRows(WireInningsPoints).transform((list) =>
    list.map((each, at) => ({ ...each, inning: each.inning ?? `Inning ${at + 1}` })),
  ),
  totals: wireRows(WirePointsLine),
});
export type CricapiPoints = z.output<typeof CricapiPoints>;
