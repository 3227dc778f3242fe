import { z } from 'zod';
import { CricapiMatch } from './wire-match.ts';
import { wireCount, wireOvers, wireRate, wireRows, wireText, wireTextOrNull } from './wire-values.ts';

const WirePerson = z.object({ id: wireText, name: wireText });

const WireBatting = z
  .object({
    batsman: WirePerson,
    dismissal: wireTextOrNull,
    'dismissal-text': wireTextOrNull,
    bowler: WirePerson.nullish().catch(null),
    catcher: WirePerson.nullish().catch(null),
    r: wireCount,
    b: wireCount,
    '4s': wireCount,
    '6s': wireCount,
    sr: wireRate,
  })
  .transform(({ 'dismissal-text': text, '4s': fours, '6s': sixes, sr, bowler, catcher, ...line }) => ({
    ...line,
    dismissalText: text,
    fours,
    sixes,
    strikeRate: sr ?? (line.b > 0 ? (100 * line.r) / line.b : 0),
    bowler: bowler ?? null,
    catcher: catcher ?? null,
    /** The vendor writes `batting` for somebody who is still in. */
    notOut: text === null || /^(batting|not out)$/i.test(text),
  }));

const WireBowling = z.object({
  bowler: WirePerson,
  o: wireOvers,
  m: wireCount,
  r: wireCount,
  w: wireCount,
  nb: wireCount,
  wd: wireCount,
  eco: wireRate.transform((rate) => rate ?? 0),
});

/** Holds the fielders, and also the bowlers with their `bowled` and `lbw` wickets. */
const WireCatching = z.object({
  catcher: WirePerson,
  stumped: wireCount,
  runout: wireCount,
  catch: wireCount,
  cb: wireCount,
  lbw: wireCount,
  bowled: wireCount,
});

const WireInningsCard = z.object({
  inning: wireText,
  batting: wireRows(WireBatting),
  bowling: wireRows(WireBowling),
  catching: wireRows(WireCatching),
  extras: z
    .object({ r: wireCount.default(0), b: wireCount.default(0) })
    .nullish()
    .transform((extras) => extras ?? { r: 0, b: 0 }),
});

/** `match_scorecard`. Totals are often `{}` there: the innings' totals are those of the match's `score`. */
export const CricapiScorecard = z
  .object({ scorecard: wireRows(WireInningsCard) })
  .loose()
  .transform((answer, context) => {
    const match = CricapiMatch.safeParse(answer);
    if (match.success) return { match: match.data, innings: answer.scorecard };
    context.addIssue({ code: 'custom', message: `not a match: ${match.error.message}` });
    return z.NEVER;
  });
export type CricapiScorecard = z.output<typeof CricapiScorecard>;
