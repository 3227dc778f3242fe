import { brier, hitScore, logLoss, rankCorrelation } from '../statistics/scores.ts';
import {
  absoluteError,
  type Comparison,
  sumOver,
  higherIsBetter,
  coverageScore,
  lowerIsBetter,
  type Measure,
  type PerMatch,
  type Score,
  type Select,
} from './measure.ts';
import type {
  LiveObservation,
  MatchObservation,
  PlayerObservation,
  StateObservation,
} from './observation.ts';
import { CALL_MEASURES, PICK_MEASURES } from './pick-measures.ts';

type Result = NonNullable<MatchObservation['result']>;

function scoreResults(score: Score, chance: (result: Result) => number): PerMatch {
  return sumOver(
    ({ result }) => (result === null ? [] : [result]),
    (result) => score(chance(result), result.happened),
  );
}

const ourChance = ({ chance }: { readonly chance: number }) => chance;
const againstElo = (score: Score): Comparison => ({
  baseline: { name: 'Elo', perMatch: scoreResults(score, ({ elo }) => elo) },
});
const RESULT_LOSS = 'Winner before the match: log loss';

/** The winner, forecast before the match. */
const RESULT_MEASURES: readonly Measure[] = [
  lowerIsBetter('result.log-loss', RESULT_LOSS, scoreResults(logLoss, ourChance), againstElo(logLoss)),
  lowerIsBetter('result.log-loss-even', RESULT_LOSS, scoreResults(logLoss, ourChance), {
    baseline: { name: 'even chance', perMatch: scoreResults(logLoss, () => 0.5) },
  }),
  higherIsBetter(
    'result.accuracy',
    'Winner before the match: accuracy',
    scoreResults(hitScore, ourChance),
    againstElo(hitScore),
  ),
];

type IsSelected = (state: StateObservation) => boolean;

/** Scores our chances in the selected states, compared with those from overs, wickets and runs alone. */
function inPlay(score: Score, target: number, isSelected: IsSelected = () => true): [PerMatch, Comparison] {
  const perMatch = (chance: (state: StateObservation) => number) =>
    sumOver(
      ({ states }) => states.filter(isSelected),
      (state) => score(chance(state), state.happened),
    );
  return [
    perMatch(ourChance),
    { target, baseline: { name: 'state only', perMatch: perMatch(({ plain }) => plain) } },
  ];
}

/** Brier score compared with the refitted baseline; counts only states that the baseline could forecast. */
function againstRefit(key: string, when: string, innings: readonly (1 | 2)[]): Measure {
  const perMatch = (chanceOf: (state: StateObservation, refitted: number) => number) =>
    sumOver(
      ({ states }) =>
        states.flatMap((state) =>
          state.refitted !== null && innings.includes(state.innings)
            ? [{ chance: chanceOf(state, state.refitted), happened: state.happened }]
            : [],
        ),
      ({ chance, happened }) => brier(chance, happened),
    );
  return lowerIsBetter(`in-play.${key}-refit`, `Win chance in play, ${when}: Brier`, perMatch(ourChance), {
    baseline: {
      name: 'refitted on overs, wickets, runs and target',
      perMatch: perMatch((_, refitted) => refitted),
    },
  });
}

function brierInPlay(key: string, when: string, target: number, isSelected?: IsSelected): Measure {
  return lowerIsBetter(
    `in-play.${key}`,
    `Win chance in play, ${when}: Brier`,
    ...inPlay(brier, target, isSelected),
  );
}

/** Selects the chase after `stage` twentieths of the innings, which are overs of a T20. */
const inChase = (stage: number) => (state: StateObservation) => state.innings === 2 && state.stage === stage;
const IN_PLAY = 'Win chance in play, both innings';

/** The winner, forecast at the end of each over. */
const STATE_MEASURES: readonly Measure[] = [
  brierInPlay('both', 'both innings', 0.183),
  brierInPlay('first', 'first innings', 0.219, ({ innings }) => innings === 1),
  brierInPlay('chase', 'chase', 0.143, ({ innings }) => innings === 2),
  brierInPlay('chase-10', 'chase after 10 overs', 0.15, inChase(10)),
  brierInPlay('chase-15', 'chase after 15 overs', 0.11, inChase(15)),
  againstRefit('both', 'both innings', [1, 2]),
  againstRefit('first', 'first innings', [1]),
  againstRefit('chase', 'chase', [2]),
  lowerIsBetter('in-play.log-loss', `${IN_PLAY}: log loss`, ...inPlay(logLoss, 0.535)),
  higherIsBetter('in-play.accuracy', `${IN_PLAY}: accuracy`, ...inPlay(hitScore, 0.71)),
];

/** Targets for the mean absolute error of first-innings totals, in runs; `stage` is in twentieths of the innings. */
const TOTAL_TARGETS = [
  { stage: 0, when: 'before the first ball', target: 24.5 },
  { stage: 6, when: 'after 6 overs', target: 19.5 },
  { stage: 10, when: 'after 10 overs', target: 16.5 },
  { stage: 15, when: 'after 15 overs', target: 11.5 },
];

/** The first-innings total. */
const TOTAL_MEASURES: readonly Measure[] = TOTAL_TARGETS.flatMap(({ stage, when, target }) => {
  const at = ({ totals }: MatchObservation) => totals.filter((total) => total.stage === stage);
  const [key, name] = [`total.${stage}`, `First-innings total ${when}`];
  return [
    lowerIsBetter(`${key}.mae`, `${name}: mean absolute error, runs`, sumOver(at, absoluteError), { target }),
    lowerIsBetter(
      `${key}.bias`,
      `${name}: bias, runs`,
      sumOver(at, ({ mean, happened }) => mean - happened),
    ),
    higherIsBetter(`${key}.coverage`, `${name}: share within P10 to P90`, sumOver(at, coverageScore)),
  ];
});

type Expected = (player: PlayerObservation) => number;
type Players = readonly PlayerObservation[];

/** The projected players who played, as the track record counts them. */
const playersOf = ({ players }: MatchObservation) => players.filter(({ played }) => played);
const mean: Expected = (player) => player.mean;

function againstForm(measure: (expected: Expected) => PerMatch, target: number): Comparison {
  return { target, baseline: { name: 'shrunk recent form', perMatch: measure(({ form }) => form) } };
}

function pointsError(expected: Expected): PerMatch {
  return sumOver(playersOf, (player) => Math.abs(expected(player) - player.happened));
}

/** One score per match, of all its players together; leaves out matches with fewer than `minPlayers` players. */
function scoreTogether(minPlayers: number, score: (players: Players, expected: Expected) => number) {
  return (expected: Expected) =>
    sumOver(
      (match) => [playersOf(match)].filter((players) => players.length >= minPlayers),
      (players) => score(players, expected),
    );
}

const ranks = scoreTogether(2, (players, expected) =>
  rankCorrelation(
    players.map(expected),
    players.map(({ happened }) => happened),
  ),
);
const POINTS_ERROR = 'Player points: mean absolute error of the';

/** Fantasy points of players. */
const POINTS_MEASURES: readonly Measure[] = [
  lowerIsBetter(
    'points.mae',
    `${POINTS_ERROR} expected points`,
    pointsError(mean),
    againstForm(pointsError, 25.2),
  ),
  lowerIsBetter('points.mae-career', `${POINTS_ERROR} expected points`, pointsError(mean), {
    baseline: { name: 'career mean', perMatch: pointsError(({ career }) => career) },
  }),
  lowerIsBetter(
    'points.mae-median',
    `${POINTS_ERROR} median (P50)`,
    pointsError(({ p50 }) => p50),
    { target: 25.2 },
  ),
  higherIsBetter(
    'points.coverage',
    'Player points: share within P10 to P90',
    sumOver(playersOf, coverageScore),
  ),
  higherIsBetter(
    'points.rank',
    'Player points: rank correlation within a match',
    ranks(mean),
    againstForm(ranks, 0.23),
  ),
];

const liveOf: Select<LiveObservation> = ({ live }) => live;
const LIVE = 'Player points between the innings';

/** Final points of players, forecast at the innings break. */
const LIVE_MEASURES: readonly Measure[] = [
  lowerIsBetter('live.mae', `${LIVE}: mean absolute error`, sumOver(liveOf, absoluteError), {
    baseline: {
      name: 'points earned plus half of the first projection',
      perMatch: sumOver(liveOf, ({ half, happened }) => Math.abs(half - happened)),
    },
  }),
  higherIsBetter('live.coverage', `${LIVE}: share within P10 to P90`, sumOver(liveOf, coverageScore)),
];

/** Every measure, in the order of the backtest command's report. */
export const MEASURES: readonly Measure[] = [
  ...RESULT_MEASURES,
  ...STATE_MEASURES,
  ...TOTAL_MEASURES,
  ...POINTS_MEASURES,
  ...LIVE_MEASURES,
  ...PICK_MEASURES,
  ...CALL_MEASURES,
];
