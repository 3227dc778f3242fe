import { logLoss } from '../statistics/scores.ts';
import { sumBy } from '../statistics/statistics.ts';
import { each, higher, intervalWithin, lower, type Measure, type PerMatch, type Select } from './measure.ts';
import type {
  Chooser,
  ChosenObservation,
  MatchObservation,
  PickedObservation,
  SquadObservation,
  TeamObservation,
} from './observation.ts';

type Grade = (chosen: ChosenObservation) => number;

const isTop: Grade = ({ aboveCaptain }) => (aboveCaptain === 0 ? 1 : 0);
const isTopThree: Grade = ({ aboveCaptain }) => (aboveCaptain < 3 ? 1 : 0);
const share: Grade = (chosen) => chosen.share;

function chosenBy(chooser: Chooser, grade: Grade): PerMatch {
  return each(
    ({ chosen }) => (chosen ? [chosen[chooser]] : []),
    (chosen) => grade(chosen),
  );
}

const CHOOSERS = { form: 'shrunk recent form', selected: 'most selected by role' } as const;

/** A measure of what we choose, against one other chooser. */
function choice(key: string, name: string, grade: Grade, against: keyof typeof CHOOSERS, target?: number) {
  return higher(key, name, chosenBy('ours', grade), {
    baseline: { name: CHOOSERS[against], perMatch: chosenBy(against, grade) },
    ...(target !== undefined && { target }),
  });
}

function bestOfTwenty(score: (reached: number) => number): PerMatch {
  return each(({ bestOfTwenty: reached }) => (reached === null ? [] : [reached]), score);
}

function playLoss(chance: (player: SquadObservation) => number): PerMatch {
  return each(
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
  higher(
    'likely.played',
    'Players of the forecast elevens who played',
    each(
      ({ players }) => players,
      ({ played }) => (played ? 1 : 0),
    ),
  ),
  lower(
    'likely.log-loss',
    'Who plays: log loss of the chance',
    playLoss(({ chance }) => chance),
    {
      baseline: { name: 'share of the latest five matches', perMatch: playLoss(({ share: plain }) => plain) },
    },
  ),
  choice('captain.top', TOP, isTop, 'form', 0.13),
  choice('captain.top-three', TOP_THREE, isTopThree, 'form', 0.3),
  choice('captain.top-three-selected', TOP_THREE, isTopThree, 'selected'),
  choice('eleven.share', SHARE, share, 'form', 0.67),
  choice('eleven.share-selected', SHARE, share, 'selected'),
  higher(
    'portfolio.share',
    `${PORTFOLIO}: share of the best possible points`,
    bestOfTwenty((reached) => reached),
    { target: 0.8 },
  ),
  higher(
    'portfolio.high',
    `${PORTFOLIO}: reaches 85% of the best possible`,
    bestOfTwenty((reached) => (reached >= 0.85 ? 1 : 0)),
    { target: 0.2 },
  ),
];

/** Mean over the selected players of a match; matches without one of `group` or `others` are left out. */
function callMeasure(
  group: (player: PickedObservation) => boolean,
  others: (player: PickedObservation) => boolean,
  score: (player: PickedObservation) => number,
): readonly [PerMatch, PerMatch] {
  const selected = (which: typeof group) =>
    each(
      ({ picks }: MatchObservation) => {
        const players = picks?.players ?? [];
        return players.some(group) && players.some(others) ? [players.filter(which)] : [];
      },
      (players) => sumBy(players, score) / players.length,
    );
  return [selected(group), selected(others)];
}

const isTrump = ({ call }: PickedObservation) => call === 'trump';
const isFlop = ({ call }: PickedObservation) => call === 'flop';
const [trumpsTop, unpopularTop] = callMeasure(
  isTrump,
  (player) => !player.popular && !isTrump(player),
  ({ wasTopThree }) => wasTopThree,
);
const [flopPoints, popularPoints] = callMeasure(
  isFlop,
  (player) => player.popular && !isFlop(player),
  ({ happened }) => happened,
);

const STYLES = {
  safe: 'Safe & Steady',
  'high-risk': 'High Risk-Reward',
  balanced: 'Balanced Approach',
} as const;

/** The named calls and line-ups of an analysis. */
export const CALL_MEASURES: readonly Measure[] = [
  higher('calls.trump', 'Trump players: share among the match’s three highest', trumpsTop, {
    baseline: { name: 'other players outside the favourites', perMatch: unpopularTop },
  }),
  lower('calls.flop', 'Flop players: points', flopPoints, {
    baseline: { name: 'other favourites', perMatch: popularPoints },
  }),
  ...(['safe', 'high-risk', 'balanced'] as const).flatMap((style) => {
    const of: Select<TeamObservation> = ({ picks }) =>
      (picks?.teams ?? []).filter((team) => team.style === style);
    const selected = (match: MatchObservation) => of(match).flatMap(() => match.chosen?.selected.share ?? []);
    return [
      higher(
        `team.${style}`,
        `${STYLES[style]}: share of the best possible points`,
        each(of, (team) => team.share),
        { baseline: { name: CHOOSERS.selected, perMatch: each(selected, (reached) => reached) } },
      ),
      higher(`team.${style}.coverage`, `${STYLES[style]}: share within P10 to P90`, each(of, intervalWithin)),
    ];
  }),
];
