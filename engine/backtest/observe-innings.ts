import { forecastInnings, forecastTotal, inningsOver, stageOf } from '../forecast/forecast-total.ts';
import { forecastWinFirst, forecastWinSecond } from '../forecast/forecast-win.ts';
import { asNow, playedOut } from '../learning/learn-innings.ts';
import { wonByFirst } from '../learning/learn-result.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { InningsStory, MatchStory } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { MatchObservation, StateObservation } from './observation.ts';
import { observeCricket } from './observe-cricket.ts';
import { type PlainBaselines, stateFeatures, stateOnlyChance } from './plain-baselines.ts';

interface PlayedMatch {
  readonly match: MatchRecord;
  readonly story: MatchStory;
  readonly simulating: boolean;
}

/** What is foreseen of two innings that were played out: the first one's total, and after each over who wins. */
export function observeInnings(
  view: FixtureView,
  baselines: PlainBaselines,
  { match, story, simulating }: PlayedMatch,
): Pick<MatchObservation, 'states' | 'totals' | 'cricket'> {
  const [first, second] = story.innings;
  if (!first || !second || !playedOut(match, view)) return { states: [], totals: [], cricket: null };
  const batting = match.teams[0] === first.team ? 0 : 1;
  const won = wonByFirst(match);
  const firstWon = won === null ? null : (won === 1) === (batting === 0);
  const happened = first.runs;
  return {
    states: firstWon === null ? [] : observeStates(view, baselines, { first, second, batting, firstWon }),
    totals: [
      { stage: 0, ...forecastTotal(view, batting), happened },
      ...first.overEnds.map((end) => {
        const now = asNow(end, batting);
        return { stage: stageOf(view, now.legalBalls), ...forecastInnings(view, now), happened };
      }),
    ],
    cricket: simulating ? observeCricket(view, match, batting) : null,
  };
}

interface DecidedMatch {
  readonly first: InningsStory;
  readonly second: InningsStory;
  /** Which of the fixture's teams batted first, and whether it won. */
  readonly batting: 0 | 1;
  readonly firstWon: boolean;
}

function observeStates(
  view: FixtureView,
  baselines: PlainBaselines,
  { first, second, batting, firstWon }: DecidedMatch,
): StateObservation[] {
  const target = second.target ?? first.runs + 1;
  const chase = second.overEnds.map((end) => asNow(end, otherSide(batting)));
  return [
    ...first.overEnds.map((end): StateObservation => {
      const now = asNow(end, batting);
      return {
        innings: 1,
        stage: stageOf(view, now.legalBalls),
        chance: forecastWinFirst(view, now),
        plain: stateOnlyChance(baselines, 0, stateFeatures(view, now, null)),
        happened: firstWon ? 1 : 0,
      };
    }),
    ...chase
      .filter((now) => now.runs < target && !inningsOver(view, now))
      .map(
        (now): StateObservation => ({
          innings: 2,
          stage: stageOf(view, now.legalBalls),
          chance: forecastWinSecond(view, now, target),
          plain: stateOnlyChance(baselines, 1, stateFeatures(view, now, target)),
          happened: firstWon ? 0 : 1,
        }),
      ),
  ];
}
