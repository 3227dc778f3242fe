import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { InningsView } from '../../../ui/match/match-view.ts';
import { ballsOf } from '../../../ui/match/overs.ts';

/** How far a scorecard is behind the score. */
export interface CardLag {
  /** Legal balls from card to score, 0 when only the totals differ; null when they are of different innings. */
  behind: number | null;
}

/** Returns how far a scorecard is behind the score; null when it is as new, or does not state its total. */
export function cardLag(
  { innings }: Pick<Scorecard, 'innings'>,
  score: readonly InningsView[],
  ballsPerOver: number,
): CardLag | null {
  const [card, latest] = [innings.at(-1), score.at(-1)];
  if (!card?.total || !latest) return null;
  const { overs, runs, wickets } = card.total;
  if (card.team !== latest.team || innings.length !== score.length) return { behind: null };
  const balls = ballsOf(latest.o, ballsPerOver) - ballsOf(overs, ballsPerOver);
  if (balls <= 0 && runs === latest.r && wickets === latest.w) return null;
  return { behind: Math.max(0, balls) };
}

/** The players at the crease when the scorecard was made. */
export interface AtTheCrease {
  batters: Scorecard['innings'][number]['batting'];
  /** Null unless the card ends within an over. */
  bowler: Scorecard['innings'][number]['bowling'][number] | null;
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
