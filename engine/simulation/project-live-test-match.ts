import { scorePlayers } from '../fantasy/score-players.ts';
import { projectPoints } from '../forecast/project-points.ts';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { tellMatch } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { LiveProjection } from './project-live.ts';

/** Balls in the five days of a Test, and wickets in its four innings. */
const BALLS = 2700;
const WICKETS = 40;

/**
 * The same as `projectLive` for a Test, more simply: what is earned, and of the projection before the match the share that is left of the
 * balls or the wickets, whichever is less. The spread shrinks by the root of that share.
 */
export function projectLiveTestMatch(
  view: FixtureView,
  match: MatchRecord,
  ruleSet: RuleSetName,
): LiveProjection[] {
  const left = shareLeft(match);
  const scored = new Map(scorePlayers(match, ruleSet).map(({ player, points }) => [player.id, points]));
  return projectPoints(view).map(({ id, side, mean: whole, p10, p50, p90 }) => {
    const earned = scored.get(id) ?? 0;
    const mean = earned + left * whole;
    const at = (quantile: number) => mean + Math.sqrt(left) * (quantile - whole);
    return { id, side, earned, toCome: mean - earned, mean, p10: at(p10), p50: at(p50), p90: at(p90) };
  });
}

function shareLeft(match: MatchRecord): number {
  if (match.outcome.result !== 'in progress') return 0;
  const { innings } = tellMatch(match);
  const balls = innings.reduce((sum, { legalBalls }) => sum + legalBalls, 0);
  const wickets = innings.reduce((sum, each, i) => sum + (i < innings.length - 1 ? 10 : each.wickets), 0);
  return Math.max(0, Math.min(1 - balls / BALLS, 1 - wickets / WICKETS));
}
