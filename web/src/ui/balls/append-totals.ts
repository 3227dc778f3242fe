import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { InningsView } from '../match/match-view.ts';
import { ballsOf } from '../match/overs.ts';

/**
 * Adds the totals of a pushed score to a match's recorded totals, by the server's rule
 * (`server/matches/store/score-history.ts`). Each ball number has its first and its latest total, because a wide or
 * no-ball has the number of the ball before it. Recorded totals of later balls are removed: the feed has retracted
 * them. Progress from `balls` comes from history and is complete. Returns the same object when nothing changed.
 */
export function appendTotals(progress: MatchProgress, score: readonly InningsView[]): MatchProgress {
  if (progress.source === 'balls') return progress;
  const innings = score.map((now, index) => withTotal(progress.innings[index], now, progress.ballsPerOver));
  const isSame =
    innings.length === progress.innings.length &&
    innings.every((updated, index) => updated === progress.innings[index]);
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
