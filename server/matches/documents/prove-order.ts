import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { sumBy } from '@gullylens/engine/statistics/statistics';

// The vendor's scorecard has neither the order of wickets nor the bowler of an over. Two scorecards of an innings, one
// after the other, often prove them. Called when a scorecard is merged with the stored one.

type InningsCard = Scorecard['innings'][number];
type Falls = NonNullable<InningsCard['fallOfWickets']>;
type OverBowlers = NonNullable<InningsCard['overBowlers']>;

/** Adds what is proven to an innings. `before` is the same innings of the stored scorecard. */
export function withProven(
  card: InningsCard,
  before: InningsCard | undefined,
  ballsPerOver: number,
): InningsCard {
  return {
    ...card,
    fallOfWickets: proveFalls(card, before),
    overBowlers: proveBowlers(card, before, ballsPerOver),
  };
}

/** A dismissal that is no wicket. */
const NO_WICKET = /^(not out|batting|retired (hurt|not out|ill)|absent)/i;

type BattingLine = InningsCard['batting'][number];

function isOut({ dismissal }: BattingLine): boolean {
  return dismissal !== null && !NO_WICKET.test(dismissal);
}

/**
 * The wickets known before and, of the new ones, those until the first that may have been either of the two batters.
 * The batting lines are in the order in which the batters came in.
 */
function proveFalls(card: InningsCard, before: InningsCard | undefined): Falls {
  const outBefore = new Set(before?.batting.filter(isOut).map(({ id }) => id));
  const out = card.batting.filter(isOut).map(({ id }) => id);
  // A batter who is in again: the vendor has corrected its record.
  if ([...outBefore].some((id) => !out.includes(id))) return [];
  const falls = [...(before?.fallOfWickets ?? [])];
  const fallen = new Set(out.filter((id) => !outBefore.has(id)));
  const [only] = fallen;
  if (fallen.size === 1 && only !== undefined) return [...falls, { wicket: out.length, id: only }];
  if (card.batting.some(({ dismissal }) => dismissal !== null && /^retired/i.test(dismissal))) return falls;
  const [first, second, ...next] = card.batting.map(({ id }) => id).filter((id) => !outBefore.has(id));
  let crease = [first, second];
  for (let wicket = outBefore.size + 1; fallen.size > 0; wicket += 1) {
    const [id, other] = crease.filter((each) => each !== undefined && fallen.has(each));
    if (id === undefined || other !== undefined) break;
    falls.push({ wicket, id });
    fallen.delete(id);
    crease = [...crease.filter((each) => each !== id), next.shift()];
  }
  return falls;
}

/** Overs between two scorecards up to which their bowlers are worked out. */
const MAX_OVERS = 6;
/** In the Hundred a bowler may bowl two sets of balls in a row. */
const USUAL_OVER = 6;

/** The bowlers known before and those of the overs since then that every possible order of bowlers has in common. */
function proveBowlers(card: InningsCard, before: InningsCard | undefined, ballsPerOver: number): OverBowlers {
  if (ballsPerOver !== USUAL_OVER) return [];
  const balls = ballsByBowler(card, ballsPerOver);
  const earlier = ballsByBowler(before, ballsPerOver);
  if ([...earlier].some(([id, bowled]) => bowled > (balls.get(id) ?? 0))) return [];
  const known = before?.overBowlers ?? [];
  const [start, end] = [earlier, balls].map((each) => sumBy([...each.values()], (bowled) => bowled));
  const [current, currentBefore] = [balls, earlier].map((each) => bowlerOfOpenOver(each, ballsPerOver));
  if (start === undefined || end === undefined || current === undefined || currentBefore === undefined) {
    return known;
  }
  const firstWhole = Math.ceil(start / ballsPerOver) + 1;
  const lastWhole = Math.floor(end / ballsPerOver);
  const wholeOvers = new Map(
    [...balls].map(([id, bowled]) => [
      id,
      Math.floor(bowled / ballsPerOver) -
        Math.floor((earlier.get(id) ?? 0) / ballsPerOver) -
        // Their over that was open before.
        Number(id === currentBefore && lastWhole * ballsPerOver >= start),
    ]),
  );
  const count = Math.max(0, lastWhole - firstWhole + 1);
  const previous = currentBefore ?? known.find(({ over }) => over === firstWhole - 1)?.id;
  const proven =
    count > MAX_OVERS || sumBy([...wholeOvers.values()], (overs) => overs) !== count
      ? []
      : common([...orders(wholeOvers, count, { previous, following: current })]);
  return [
    ...known,
    ...proven.flatMap((id, index) => (id === null ? [] : [{ over: firstWhole + index, id }])),
    ...(current === null || known.some(({ over }) => over === lastWhole + 1)
      ? []
      : [{ over: lastWhole + 1, id: current }]),
  ];
}

function ballsByBowler(card: InningsCard | undefined, ballsPerOver: number): ReadonlyMap<string, number> {
  return new Map(card?.bowling.map(({ id, overs }) => [id, oversToBalls(overs, ballsPerOver)]));
}

/** The bowler of the over in progress; null between overs, undefined when two bowlers shared an over. */
function bowlerOfOpenOver(balls: ReadonlyMap<string, number>, ballsPerOver: number) {
  const open = [...balls].filter(([, bowled]) => bowled % ballsPerOver > 0);
  return open.length > 1 ? undefined : (open[0]?.[0] ?? null);
}

interface Neighbours {
  /** The bowlers of the overs before and after; null or undefined when unknown. */
  readonly previous: string | null | undefined;
  readonly following: string | null;
}

/** Every order in which these bowlers may have bowled their overs: none bowls two in a row. */
function* orders(
  overs: ReadonlyMap<string, number>,
  count: number,
  { previous, following }: Neighbours,
): Generator<string[]> {
  if (count === 0) {
    if (following === null || previous !== following) yield [];
    return;
  }
  for (const [id, left] of overs) {
    if (left <= 0 || id === previous) continue;
    const rest = orders(new Map(overs).set(id, left - 1), count - 1, { previous: id, following });
    for (const order of rest) yield [id, ...order];
  }
}

/** The entries that all orders have in common; null where they differ. */
function common([first, ...others]: readonly string[][]): (string | null)[] {
  return (first ?? []).map((id, index) => (others.every((order) => order[index] === id) ? id : null));
}
