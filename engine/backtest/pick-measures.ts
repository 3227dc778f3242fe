import { logLoss } from '../statistics/scores.ts';
import { sumBy } from '../statistics/statistics.ts';
import {
  coverageScore,
  higherIsBetter,
  lowerIsBetter,
  sumOver,
  type Measure,
  type PerMatch,
  type Select,
} from './measure.ts';
import type {
  Chooser,
  ChosenObservation,
  MatchObservation,
  PickedObservation,
  SquadObservation,
  TeamObservation,
} from './observation.ts';

/** Scores a chosen captain or eleven in hindsight. */
type Grade = (chosen: ChosenObservation) => number;

const isTop: Grade = ({ aboveCaptain }) => (aboveCaptain === 0 ? 1 : 0);
const isTopThree: Grade = ({ aboveCaptain }) => (aboveCaptain < 3 ? 1 : 0);
const share: Grade = (chosen) => chosen.share;

function chosenBy(chooser: Chooser, grade: Grade): PerMatch {
  return sumOver(
    ({ chosen }) => (chosen ? [chosen[chooser]] : []),
    (chosen) => grade(chosen),
  );
}

/** Names of the baselines. */
const CHOOSERS = { form: 'shrunk recent form', selected: 'most selected by role' } as const;

/** A measure of our captain or eleven, compared with that of a baseline. */
function choiceMeasure(
  key: string,
  name: string,
  grade: Grade,
  against: keyof typeof CHOOSERS,
  target?: number,
) {
  return higherIsBetter(key, name, chosenBy('ours', grade), {
    baseline: { name: CHOOSERS[against], perMatch: chosenBy(against, grade) },
    ...(target !== undefined && { target }),
  });
}

function bestOfTwenty(score: (reached: number) => number): PerMatch {
  return sumOver(({ bestOfTwenty: reached }) => (reached === null ? [] : [reached]), score);
}

function playLoss(chance: (player: SquadObservation) => number): PerMatch {
  return sumOver(
    ({ squad }) => squad,
    (player) => logLoss(chance(player), player.happened),
  );
}

const PORTFOLIO = 'Best of 20 diversified line-ups';

const TOP = 'Captain: the match’s highest';
const TOP_THREE = 'Captain: among the match’s three highest';
const SHARE = 'Eleven with captains: share of the best possible points';

/** Captains and line-ups chosen from the projections. */
export const PICK_MEASURES: readonly Measure[] = [
  higherIsBetter(
    'likely.played',
    'Players of the forecast elevens who played',
    sumOver(
      ({ players }) => players,
      ({ played }) => (played ? 1 : 0),
    ),
  ),
  lowerIsBetter(
    'likely.log-loss',
    'Who plays: log loss of the chance',
    playLoss(({ chance }) => chance),
    {
      baseline: { name: 'share of the latest five matches', perMatch: playLoss(({ share: plain }) => plain) },
    },
  ),
  choiceMeasure('captain.top', TOP, isTop, 'form', 0.13),
  choiceMeasure('captain.top-three', TOP_THREE, isTopThree, 'form', 0.3),
  choiceMeasure('captain.top-three-selected', TOP_THREE, isTopThree, 'selected'),
  choiceMeasure('eleven.share', SHARE, share, 'form', 0.67),
  choiceMeasure('eleven.share-selected', SHARE, share, 'selected'),
  higherIsBetter(
    'portfolio.share',
    `${PORTFOLIO}: share of the best possible points`,
    bestOfTwenty((reached) => reached),
    { target: 0.8 },
  ),
  higherIsBetter(
    'portfolio.high',
    `${PORTFOLIO}: reaches 85% of the best possible`,
    bestOfTwenty((reached) => (reached >= 0.85 ? 1 : 0)),
    { target: 0.2 },
  ),
];

/**
 * Two measures: the mean score of a match's players in `group`, and that of its players in `others`. Both leave out
 * matches without a player of either.
 */
function callMeasures(
  group: (player: PickedObservation) => boolean,
  others: (player: PickedObservation) => boolean,
  score: (player: PickedObservation) => number,
): readonly [PerMatch, PerMatch] {
  const meanScore = (isCounted: typeof group) =>
    sumOver(
      ({ picks }: MatchObservation) => {
        const players = picks?.players ?? [];
        return players.some(group) && players.some(others) ? [players.filter(isCounted)] : [];
      },
      (players) => sumBy(players, score) / players.length,
    );
  return [meanScore(group), meanScore(others)];
}

const isTrump = ({ call }: PickedObservation) => call === 'trump';
const isFlop = ({ call }: PickedObservation) => call === 'flop';
const [trumpsTop, unpopularTop] = callMeasures(
  isTrump,
  (player) => !player.popular && !isTrump(player),
  ({ wasTopThree }) => wasTopThree,
);
const [flopPoints, popularPoints] = callMeasures(
  isFlop,
  (player) => player.popular && !isFlop(player),
  ({ happened }) => happened,
);

/** Names of the recommended line-ups, as in the product. */
const STYLES = {
  safe: 'Safe & Steady',
  'high-risk': 'High Risk-Reward',
  balanced: 'Balanced Approach',
} as const;

/** Trump and flop players and recommended line-ups, as an analysis would have named them. */
export const CALL_MEASURES: readonly Measure[] = [
  higherIsBetter('calls.trump', 'Trump players: share among the match’s three highest', trumpsTop, {
    baseline: { name: 'other players outside the favourites', perMatch: unpopularTop },
  }),
  lowerIsBetter('calls.flop', 'Flop players: points', flopPoints, {
    baseline: { name: 'other favourites', perMatch: popularPoints },
  }),
  ...(['safe', 'high-risk', 'balanced'] as const).flatMap((style) => {
    const teams: Select<TeamObservation> = ({ picks }) =>
      (picks?.teams ?? []).filter((team) => team.style === style);
    const mostSelected = (match: MatchObservation) =>
      teams(match).flatMap(() => match.chosen?.selected.share ?? []);
    return [
      higherIsBetter(
        `team.${style}`,
        `${STYLES[style]}: share of the best possible points`,
        sumOver(teams, (team) => team.share),
        { baseline: { name: CHOOSERS.selected, perMatch: sumOver(mostSelected, (reached) => reached) } },
      ),
      higherIsBetter(
        `team.${style}.coverage`,
        `${STYLES[style]}: share within P10 to P90`,
        sumOver(teams, coverageScore),
      ),
    ];
  }),
];
