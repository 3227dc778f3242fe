import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { InningsView } from '../../../ui/match/match-view.ts';
import { ballsOf, oversShown } from '../../../ui/match/overs.ts';

type CardInnings = Scorecard['innings'][number];

/** True when the scorecard of an innings has another total than the score; false when it does not state its total. */
export function isOutdated({ total }: Pick<CardInnings, 'total'>, score: InningsView | undefined): boolean {
  if (!total || !score) return false;
  return (
    total.runs !== score.r || total.wickets !== score.w || oversShown(total.overs) !== oversShown(score.o)
  );
}

/** True when a scorecard lacks the latest innings or has another total of it. */
export function isBehind({ innings }: Pick<Scorecard, 'innings'>, score: readonly InningsView[]): boolean {
  const [card, latest] = [innings.at(-1), score.at(-1)];
  if (!card?.total || !latest) return false;
  return card.team !== latest.team || innings.length !== score.length || isOutdated(card, latest);
}

/** Returns the legal balls from a scorecard to the score; 0 when it is as new or of another innings. */
export function ballsBehind(
  { innings }: Pick<Scorecard, 'innings'>,
  score: readonly InningsView[],
  ballsPerOver: number,
): number {
  const [card, latest] = [innings.at(-1), score.at(-1)];
  if (!card?.total || card.team !== latest?.team || innings.length !== score.length) return 0;
  return Math.max(0, ballsOf(latest.o, ballsPerOver) - ballsOf(card.total.overs, ballsPerOver));
}

/** The players at the crease when the scorecard was made. */
export interface AtTheCrease {
  batters: CardInnings['batting'];
  /** Null unless the card ends within an over. */
  bowler: CardInnings['bowling'][number] | null;
  /** Overs of the card, as `5.2`, and the wickets that had fallen. */
  overs: string;
  wickets: number;
}

/** Returns the players at the crease when the scorecard was made; null when the card lacks the latest innings. */
export function atTheCrease(
  { innings }: Pick<Scorecard, 'innings'>,
  score: readonly InningsView[],
): AtTheCrease | null {
  const card = innings.at(-1);
  // After a follow-on the team alone does not tell its innings apart.
  if (!card?.total || card.team !== score.at(-1)?.team || innings.length !== score.length) return null;
  const batters = card.batting.filter(
    ({ dismissal }) => dismissal === null || /^(not out|batting)$/i.test(dismissal),
  );
  const bowler = card.bowling.find(({ overs }) => /\.[1-9]/.test(overs)) ?? null;
  return { batters: batters.slice(-2), bowler, overs: card.total.overs, wickets: card.total.wickets };
}
