import { scorePlayers } from '../fantasy/score-players.ts';
import { inningsOver } from '../forecast/forecast-total.ts';
import { asNow, playedOut } from '../learning/learn-innings.ts';
import { learnMatch } from '../learning/learn-match.ts';
import { wonByFirst } from '../learning/learn-result.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { tellMatch } from '../ratings/match-story.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { viewFixture } from '../ratings/view-fixture.ts';
import type { MatchObservation } from './observation.ts';
import { observeMatch } from './observe-match.ts';
import { learnCareers, learnStateOnly, type PlainBaselines, stateFeatures } from './plain-baselines.ts';

/**
 * One pass over matches in date order: a match under test is forecast from what the earlier ones taught, and then learnt like every other.
 * Gives what was forecast, beside what happened; `state` and `baselines` end up knowing all of the matches.
 */
export function* walkForward(
  state: RatingsState,
  baselines: PlainBaselines,
  {
    matches,
    isTested,
  }: { readonly matches: Iterable<MatchRecord>; readonly isTested: (match: MatchRecord) => boolean },
): Generator<MatchObservation> {
  for (const match of matches) {
    const observation = stepForward(state, baselines, { match, isTested: isTested(match) });
    if (observation) yield observation;
  }
}

/**
 * The same for one match, the next in order of play: `null` when it is not under test. What is simulated takes most of the
 * time, and is left out where `simulating` is false.
 */
export function stepForward(
  state: RatingsState,
  baselines: PlainBaselines,
  {
    match,
    isTested,
    simulating = true,
  }: { readonly match: MatchRecord; readonly isTested: boolean; readonly simulating?: boolean },
): MatchObservation | null {
  const observation = isTested ? observeMatch(state, baselines, { match, simulating }) : null;
  learnBaselines(state, baselines, match);
  learnMatch(state, match);
  return observation;
}

/** Matches in the order in which they were played; of the same day, by id. */
export function inOrderOfPlay(matches: readonly MatchRecord[]): MatchRecord[] {
  return matches.toSorted((a, b) => compare(a.dates[0] ?? '', b.dates[0] ?? '') || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function learnBaselines(state: RatingsState, baselines: PlainBaselines, match: MatchRecord): void {
  const points = scorePlayers(match, state.ruleSet).map((each) => ({
    id: each.player.id,
    points: each.points,
  }));
  learnCareers(baselines, match, points);
  if (match.format === 'Test' && match.outcome.result === 'draw') baselines.tests.drawn += 1;
  if (match.format === 'Test' && match.outcome.result === 'win') baselines.tests.decided += 1;
  const view = viewFixture(state, fixtureOf(match));
  const [first, second] = tellMatch(match).innings;
  const won = wonByFirst(match);
  if (!first || !second || won === null || !playedOut(match, view)) return;
  const batting = match.teams[0] === first.team ? 0 : 1;
  const firstWon = batting === 0 ? won : won === 1 ? 0 : 1;
  const target = second.target ?? first.runs + 1;
  const lessons = [
    ...first.overEnds.map((end) => ({
      innings: 0 as const,
      now: asNow(end, batting),
      target: null,
      happened: firstWon,
    })),
    ...second.overEnds.map((end) => {
      const happened = firstWon === 1 ? (0 as const) : (1 as const);
      return { innings: 1 as const, now: asNow(end, batting === 0 ? 1 : 0), target, happened };
    }),
  ];
  for (const { innings, now, target: runs, happened } of lessons) {
    if (inningsOver(view, now) || (runs !== null && now.runs >= runs)) continue;
    learnStateOnly(baselines, { innings, features: stateFeatures(view, now, runs), happened });
  }
}
