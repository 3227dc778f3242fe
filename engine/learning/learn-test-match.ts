import { drawFeatures, type TestMatchNow, testWinFeatures } from '../forecast/forecast-test-match.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { learnLogistic } from '../ratings/linear-learner.ts';
import type { MatchStory } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { wonByFirst } from './learn-result.ts';

/** States of one Test hang together: some forty of them count as two matches. */
const PACE = { weight: 0.05, drift: 0 };
/** Overs between the states of a Test that are learnt from. */
const EVERY = 10;

/** Learns from a Test that was won or drawn how its result hung on where it stood. */
export function learnTestMatch(
  view: FixtureView,
  { match, story }: { readonly match: MatchRecord; readonly story: MatchStory },
): void {
  const { result } = match.outcome;
  if (match.format !== 'Test' || (result !== 'win' && result !== 'draw')) return;
  const drawn = result === 'draw' ? 1 : 0;
  const won = wonByFirst(match);
  for (const now of testStates(match, story, EVERY)) {
    learnLogistic(view.pool.testDraw, { features: drawFeatures(view, now), observed: drawn }, PACE);
    if (won === null) continue;
    const observed = now.batting === 0 ? won : 1 - won;
    learnLogistic(view.pool.testWin, { features: testWinFeatures(view, now), observed }, PACE);
  }
}

/** Where a Test stood before its first ball and after every so many overs of each innings, as long as it went on. */
export function testStates(match: MatchRecord, { innings }: MatchStory, every: number): TestMatchNow[] {
  const totals: [number, number] = [0, 0];
  let balls = 0;
  return innings.slice(0, 4).flatMap((each, number) => {
    const batting = each.team === match.teams[0] ? 0 : 1;
    const before = totals[batting] - totals[batting === 0 ? 1 : 0];
    const bowled = balls;
    totals[batting] += each.runs;
    balls += each.legalBalls;
    const start = { innings: number, batting, lead: before, wickets: 0, balls: bowled } as const;
    const later = each.overEnds
      .filter((end, over) => (over + 1) % every === 0 && end.wickets < 10)
      .map((end) => ({
        ...start,
        lead: before + end.runs,
        wickets: end.wickets,
        balls: bowled + end.legalBalls,
      }));
    return [start, ...later].filter(({ lead }) => number < 3 || lead <= 0);
  });
}
