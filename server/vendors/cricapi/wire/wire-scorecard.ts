import { z } from 'zod';
import { type CricapiInnings, CricapiMatch } from './wire-match.ts';
import { WirePerson } from './wire-people.ts';
import {
  wireCount,
  wireKnownText,
  wireOrNothing,
  wireOvers,
  wireRate,
  wireRows,
  wireTextOrNull,
} from './wire-values.ts';

/** `b Bumrah     ?`: older responses end in a corrupted character. */
const WireDismissal = wireTextOrNull.transform((text) => text?.replace(/[\s?]+$/, '') || null);

/** A count; 0 when it is missing. */
const figure = wireOrNothing(wireCount, 0);

const WireBatting = z
  .object({
    batsman: WirePerson,
    dismissal: wireKnownText,
    'dismissal-text': WireDismissal,
    r: figure,
    b: figure,
    '4s': figure,
    '6s': figure,
    sr: wireRate,
  })
  .transform(({ batsman, dismissal, 'dismissal-text': text, r, b, '4s': fours, '6s': sixes, sr }) => {
    const wording = text ?? dismissal;
    // The vendor writes `batting` for a batter who is not out.
    const isIn = wording === null || /^(batting|not out)$/i.test(wording);
    const strikeRate = sr ?? (b > 0 ? (100 * r) / b : 0);
    return { ...batsman, runs: r, balls: b, fours, sixes, strikeRate, dismissal: isIn ? null : wording };
  });

const WireBowling = z
  .object({
    bowler: WirePerson,
    o: wireOrNothing(wireOvers, '0.0'),
    m: figure,
    r: figure,
    w: figure,
    nb: figure,
    wd: figure,
    eco: wireRate,
  })
  .transform(({ bowler, o, m, r, w, nb, wd, eco }) => ({
    ...bowler,
    overs: o,
    maidens: m,
    runs: r,
    wickets: w,
    wides: wd,
    noballs: nb,
    economy: eco ?? 0,
  }));

/** Fielders, and bowlers with their `bowled` and `lbw` wickets. Older responses have fewer fields. */
const WireCatching = z
  .object({
    catcher: WirePerson,
    stumped: figure,
    runout: figure,
    catch: figure,
    cb: figure,
    lbw: figure,
    bowled: figure,
  })
  .transform(({ catcher, stumped, runout, lbw, bowled, ...counts }) => ({
    ...catcher,
    catches: counts.catch + counts.cb,
    stumpings: stumped,
    runOuts: runout,
    lbwOrBowled: lbw + bowled,
  }));

/** Filled in older responses, `{}` in the others. */
const WireTotals = z
  .object({ R: wireCount, W: wireCount.pipe(z.int().max(10)), O: wireOvers })
  .transform(({ R, W, O }) => ({ r: R, w: W, o: O }))
  .nullish()
  .catch(null);

const WireInningsCard = z.object({
  inning: wireTextOrNull,
  batting: wireRows(WireBatting),
  bowling: wireRows(WireBowling),
  catching: wireRows(WireCatching),
  extras: z
    .object({ r: figure })
    .nullish()
    .catch(null)
    .transform((extras) => extras ?? { r: 0 }),
  totals: WireTotals,
});

/** `match_scorecard`. The names and most totals of innings are only in the match's `score`, so both are merged here. */
export const CricapiScorecard = z
  .object({ scorecard: wireRows(WireInningsCard) })
  .loose()
  .transform((answer, context) => {
    const match = CricapiMatch.safeParse(answer);
    if (match.success) return { match: match.data, innings: joinScore(answer.scorecard, match.data.score) };
    context.addIssue({ code: 'custom', message: `not a match: ${match.error.message}` });
    return z.NEVER;
  });
/** A parsed scorecard. */
export type CricapiScorecard = z.output<typeof CricapiScorecard>;

function joinScore(cards: readonly z.output<typeof WireInningsCard>[], score: readonly CricapiInnings[]) {
  return cards.map(({ inning, totals, ...card }, at) => {
    const label = inning ?? score[at]?.inning ?? `Inning ${at + 1}`;
    const scoreRow = score.find((each) => each.inning.toLowerCase() === label.toLowerCase());
    return { ...card, inning: label, total: scoreRow ?? totals ?? null };
  });
}
