import { forecastTestMatch } from '../forecast/forecast-test-match.ts';
import { testStates } from '../learning/learn-test-match.ts';
import type { MatchRecord } from '../match/match-record.ts';
import type { MatchStory } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { TestMatchObservation } from './observation.ts';
import type { PlainBaselines } from './plain-baselines.ts';

/** Overs between the states of a Test that are forecast. */
const EVERY = 10;

/** The chances of a Test before its first ball and every ten overs, beside how Tests usually end. */
export function observeTestMatch(
  view: FixtureView,
  { tests }: PlainBaselines,
  { match, story }: { readonly match: MatchRecord; readonly story: MatchStory },
): TestMatchObservation[] {
  const happened = endOfTest(match);
  if (match.format !== 'Test' || happened === null) return [];
  const draw = tests.drawn / (tests.drawn + tests.decided);
  const usual = [(1 - draw) / 2, draw, (1 - draw) / 2] as const;
  return testStates(match, story, EVERY).map((now) => {
    const { first, draw: drawn, second } = forecastTestMatch(view, now);
    return { chances: [first, drawn, second], usual, happened };
  });
}

/** 0 for the first side, 1 for a draw, 2 for the second side; `null` for anything else. */
function endOfTest({ outcome, teams }: MatchRecord): 0 | 1 | 2 | null {
  if (outcome.result === 'draw') return 1;
  if (outcome.result !== 'win') return null;
  return outcome.winner === teams[0] ? 0 : 2;
}
