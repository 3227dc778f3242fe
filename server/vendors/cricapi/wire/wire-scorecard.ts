import { z } from 'zod';
import { type CricapiInnings, CricapiMatch } from './wire-match.ts';
import { WirePerson } from './wire-people.ts';
import {
  wireCount,
  wireKnownText,
  wireOrDefault,
  wireOvers,
  wireRate,
  wireRows,
  wireTextOrNull,
} from './wire-values.ts';

/** `b Bumrah     ?`: older responses end in a corrupted character. */
const WireDismissal = wireTextOrNull.transform((text) => text?.replace(/[\s?]+$/, '') || null);

/** A count; 0 when it is missing. */
const countOrZero = wireOrDefault(wireCount, 0);

const WireBatting = z
  .object({
    batsman: WirePerson,
    dismissal: wireKnownText,
    'dismissal-text': WireDismissal,
    r: countOrZero,
    b: countOrZero,
    '4s': countOrZero,
    '6s': countOrZero,
    sr: wireRate,
  })
  .transform(({ batsman, dismissal, 'dismissal-text': text, r, b, '4s': fours, '6s': sixes, sr }) => {
    const wording = text ?? dismissal;
    // The vendor writes `batting` for a batter who is not out.
    const isNotOut = wording === null || /^(batting|not out)$/i.test(wording);
    const strikeRate = sr ?? (b > 0 ? (100 * r) / b : 0);
    return { ...batsman, runs: r, balls: b, fours, sixes, strikeRate, dismissal: isNotOut ? null : wording };
  });

const WireBowling = z
  .object({
    bowler: WirePerson,
    o: wireOrDefault(wireOvers, '0.0'),
    m: countOrZero,
    r: countOrZero,
    w: countOrZero,
    nb: countOrZero,
    wd: countOrZero,
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

/** A row of fielding: a fielder, or a bowler with `bowled` and `lbw` wickets. Older responses have fewer fields. */
const WireCatching = z
  .object({
    catcher: WirePerson,
    stumped: countOrZero,
    runout: countOrZero,
    catch: countOrZero,
    cb: countOrZero,
    lbw: countOrZero,
    bowled: countOrZero,
  })
  .transform(({ catcher, stumped, runout, lbw, bowled, ...counts }) => ({
    ...catcher,
    catches: counts.catch + counts.cb,
    stumpings: stumped,
    runOuts: runout,
    lbwOrBowled: lbw + bowled,
  }));

/** An innings' total: filled in older responses, `{}` in newer ones. */
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
    .object({ r: countOrZero })
    .nullish()
    .catch(null)
    .transform((extras) => extras ?? { r: 0 }),
  totals: WireTotals,
});

/**
 * A response of `match_scorecard`: the match and its innings. Labels and most totals of innings are only in the match's
 * `score` and are copied to the innings.
 */
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
  return cards.map(({ inning, totals, ...card }, index) => {
    const label = inning ?? score[index]?.inning ?? `Inning ${index + 1}`;
    const scoreRow = score.find((each) => each.inning.toLowerCase() === label.toLowerCase());
    return { ...card, inning: label, total: scoreRow ?? totals ?? null };
  });
}
