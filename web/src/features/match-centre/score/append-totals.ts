import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { InningsView } from '../../../ui/match/match-view.ts';
import { ballsOf } from '../../../ui/match/overs.ts';

/**
 * Adds the totals of a pushed score to those that the server stored, as the server does: a ball has its first and its
 * latest total, because extras keep the number of the ball before, and totals of later balls were retracted. Progress
 * from `balls` is of a played match and complete. Returns the same object when nothing changed.
 */
export function appendTotals(progress: MatchProgress, score: readonly InningsView[]): MatchProgress {
  if (progress.source === 'balls') return progress;
  const innings = score.map((now, at) => withTotal(progress.innings[at], now, progress.ballsPerOver));
  const isSame =
    innings.length === progress.innings.length && innings.every((one, at) => one === progress.innings[at]);
  return isSame ? progress : { ...progress, innings };
}

type Innings = MatchProgress['innings'][number];

function withTotal(
  innings: Innings = { team: '', superOver: false, points: [] },
  { team, r, w, o }: InningsView,
  ballsPerOver: number,
): Innings {
  const last = innings.points.at(-1);
  const balls = ballsOf(o, ballsPerOver);
  const hasStarted = balls > 0 || r > 0;
  const isKnown = last?.runs === r && last.wickets === w && ballsOf(last.overs, ballsPerOver) === balls;
  if (innings.team === team && (isKnown || !hasStarted)) return innings;
  if (!hasStarted) return { ...innings, team };
  const earlier = innings.points.filter(({ overs }) => ballsOf(overs, ballsPerOver) < balls);
  const first = innings.points.find(({ overs }) => ballsOf(overs, ballsPerOver) === balls);
  const isAddedTo =
    first !== undefined && first.runs <= r && first.wickets <= w && (first.runs < r || first.wickets < w);
  return {
    ...innings,
    team,
    points: [...earlier, ...(isAddedTo ? [first] : []), { overs: o, runs: r, wickets: w }],
  };
}
