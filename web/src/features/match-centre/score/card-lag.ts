import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { InningsView } from '../../../ui/match/match-view.ts';
import { ballsOf } from '../../../ui/match/overs.ts';

type CardInnings = Scorecard['innings'][number];

/**
 * True when the scorecard of an innings ends before the score: after fewer balls, or after as many with fewer runs or
 * wickets. False without a total, and when the score is of another team.
 */
export function isOlder(
  { team, total }: Pick<CardInnings, 'team' | 'total'>,
  score: InningsView | undefined,
  ballsPerOver: number,
): boolean {
  if (!total || score?.team !== team) return false;
  const balls = ballsOf(score.o, ballsPerOver) - ballsOf(total.overs, ballsPerOver);
  return balls > 0 || (balls === 0 && (total.runs < score.r || total.wickets < score.w));
}

/** True when a scorecard lacks the latest innings or is older than its score. */
export function isBehind(
  { innings }: Pick<Scorecard, 'innings'>,
  score: readonly InningsView[],
  ballsPerOver: number,
): boolean {
  const [card, latest] = [innings.at(-1), score.at(-1)];
  if (!card?.total || !latest) return false;
  if (card.team !== latest.team || innings.length !== score.length) return innings.length <= score.length;
  return isOlder(card, latest, ballsPerOver);
}

/** Returns the latest innings of a scorecard and of the score; null when these are different innings. */
function sameInnings({ innings }: Pick<Scorecard, 'innings'>, score: readonly InningsView[]) {
  const [card, latest] = [innings.at(-1), score.at(-1)];
  // After a follow-on the team alone does not tell its innings apart.
  if (!card?.total || card.team !== latest?.team || innings.length !== score.length) return null;
  return { card, total: card.total, latest };
}

/** Returns the legal balls from a scorecard to the score; 0 when it is as new or of another innings. */
export function ballsBehind(
  scorecard: Pick<Scorecard, 'innings'>,
  score: readonly InningsView[],
  ballsPerOver: number,
): number {
  const same = sameInnings(scorecard, score);
  if (same === null) return 0;
  return Math.max(0, ballsOf(same.latest.o, ballsPerOver) - ballsOf(same.total.overs, ballsPerOver));
}

/** True of what stands for the dismissal of a batter who is not out. */
export function isStillIn(dismissal: string | null): boolean {
  return dismissal === null || /^(not out|batting)$/i.test(dismissal);
}

/** What a scorecard knows of the wickets of an innings. */
export interface InningsOnCard {
  wickets: number;
  /** Names of the batters who are not out. */
  batters: readonly string[];
}

export function inningsOnCard(innings: CardInnings | undefined): InningsOnCard {
  const batters = innings?.batting.filter(({ dismissal }) => isStillIn(dismissal)) ?? [];
  return { wickets: innings?.total?.wickets ?? 0, batters: batters.map(({ name }) => name) };
}

/** The players at the crease when the scorecard was made. */
export interface AtTheCrease {
  batters: CardInnings['batting'];
  /** Null unless the card ends within an over and tells who bowls it. */
  bowler: CardInnings['bowling'][number] | null;
  /** Overs of the card, as `5.2`, with the wickets until then. */
  overs: string;
  wickets: number;
}

/** Returns the players at the crease when the scorecard was made; null when the card lacks the latest innings. */
export function atTheCrease(
  scorecard: Pick<Scorecard, 'innings'>,
  score: readonly InningsView[],
): AtTheCrease | null {
  const same = sameInnings(scorecard, score);
  if (same === null) return null;
  const { card, total } = same;
  const batters = card.batting.filter(({ dismissal }) => isStillIn(dismissal));
  return {
    batters: batters.slice(-2),
    bowler: currentBowler(card, total.overs),
    overs: total.overs,
    wickets: total.wickets,
  };
}

/** Returns the names of the batters of whom one or more may be out: a wicket has fallen since the scorecard was made. */
export function mayBeOut(scorecard: Scorecard | undefined, score: readonly InningsView[]): readonly string[] {
  const crease = scorecard && atTheCrease(scorecard, score);
  if (!crease || (score.at(-1)?.w ?? 0) <= crease.wickets) return [];
  return crease.batters.map(({ name }) => name);
}

/** The dismissal of a batter who retired without being out. */
const NOT_OUT = /\b(hurt|ill|injured|not out)\b/i;

/** Returns the names of the batters who are out in the latest innings of their team. */
export function battersOut({ innings }: Pick<Scorecard, 'innings'>): readonly string[] {
  const teams = [...new Set(innings.map(({ team }) => team))];
  const latest = teams.flatMap((team) => innings.findLast((each) => each.team === team) ?? []);
  return latest.flatMap(({ batting }) =>
    batting
      .filter(({ dismissal }) => !isStillIn(dismissal) && !NOT_OUT.test(dismissal ?? ''))
      .map(({ name }) => name),
  );
}

/**
 * Returns the bowler with as many balls of an over as the innings has. A bowler who left an over unfinished has balls of
 * an over too, so that two may fit: then null.
 */
function currentBowler({ bowling }: CardInnings, overs: string): AtTheCrease['bowler'] {
  const [ballsOfOver] = /\.[1-9]$/.exec(overs) ?? [];
  if (ballsOfOver === undefined) return null;
  const [bowler = null, ...others] = bowling.filter((line) => line.overs.endsWith(ballsOfOver));
  return others.length === 0 ? bowler : null;
}
