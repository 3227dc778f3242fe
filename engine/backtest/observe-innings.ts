import { forecastInnings, forecastTotal, stageOf } from '../forecast/forecast-total.ts';
import { forecastWinFirst, forecastWinSecond } from '../forecast/forecast-win.ts';
import type { PlayedInnings } from '../learning/played-innings.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { StateObservation, TotalObservation } from './observation.ts';
import { type PlainBaselines, stateFeatures, stateOnlyChance } from './plain-baselines.ts';

/** What is foreseen of a first innings before it and after each over. */
export function observeTotals(
  view: FixtureView,
  { first, batting, firstStates }: PlayedInnings,
): TotalObservation[] {
  const happened = first.runs;
  return [
    { stage: 0, ...forecastTotal(view, batting), happened },
    ...firstStates.map((now) => ({
      stage: stageOf(view, now.legalBalls),
      ...forecastInnings(view, now),
      happened,
    })),
  ];
}

/** Who wins as foreseen after each over; nothing of a tie. */
export function observeStates(
  view: FixtureView,
  baselines: PlainBaselines,
  { firstWon, target, firstStates, chaseStates }: PlayedInnings,
): StateObservation[] {
  if (firstWon === null) return [];
  return [
    ...firstStates.map(
      (now): StateObservation => ({
        innings: 1,
        stage: stageOf(view, now.legalBalls),
        chance: forecastWinFirst(view, now),
        plain: stateOnlyChance(baselines, 0, stateFeatures(view, now, null)),
        happened: firstWon,
      }),
    ),
    ...chaseStates.map(
      (now): StateObservation => ({
        innings: 2,
        stage: stageOf(view, now.legalBalls),
        chance: forecastWinSecond(view, now, target),
        plain: stateOnlyChance(baselines, 1, stateFeatures(view, now, target)),
        happened: firstWon === 1 ? 0 : 1,
      }),
    ),
  ];
}
