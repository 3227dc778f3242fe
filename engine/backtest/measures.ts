import { brier, hitScore, logLoss, rankCorrelation } from '../statistics/scores.ts';
import { sumBy } from '../statistics/statistics.ts';
import type {
  ChosenObservation,
  Chooser,
  LiveObservation,
  MatchObservation,
  PlayerObservation,
  StateObservation,
} from './observation.ts';
import type { MatchSum } from './resampling.ts';

/** What one match adds to a measure. */
type PerMatch = (match: MatchObservation) => MatchSum;

/** One measure of the backtest (`npm run backtest`), with the baseline that it is compared with. */
export interface Measure {
  readonly key: string;
  readonly name: string;
  /** For bias the best value is 0, for the share within P10 to P90 it is 0.8; these have no target or baseline. */
  readonly better: 'lower' | 'higher';
  readonly perMatch: PerMatch;
  readonly baseline?: { readonly name: string; readonly perMatch: PerMatch };
  /** Our own target, fixed before the backtest was run, for matches of the IPL. */
  readonly target?: number;
}

type Comparison = Pick<Measure, 'baseline' | 'target'>;
type Select<Item> = (match: MatchObservation) => readonly Item[];
type Score = (chance: number, happened: number) => number;

function lower(key: string, name: string, perMatch: PerMatch, comparison: Comparison = {}): Measure {
  return { key, name, better: 'lower', perMatch, ...comparison };
}

function higher(key: string, name: string, perMatch: PerMatch, comparison: Comparison = {}): Measure {
  return { key, name, better: 'higher', perMatch, ...comparison };
}

/** Sums a score over the selected observations of a match. */
function each<Item>(select: Select<Item>, score: (item: Item) => number): PerMatch {
  return (match) => {
    const items = select(match);
    return { sum: sumBy(items, score), count: items.length };
  };
}

/** Returns 1 when the outcome lies within P10 to P90, else 0. */
export function intervalWithin(forecast: {
  readonly p10: number;
  readonly p90: number;
  readonly happened: number;
}): number {
  return forecast.happened >= forecast.p10 && forecast.happened <= forecast.p90 ? 1 : 0;
}

function absoluteError({ mean, happened }: { readonly mean: number; readonly happened: number }): number {
  return Math.abs(mean - happened);
}

type Result = NonNullable<MatchObservation['result']>;

function ofResults(score: Score, chance: (result: Result) => number): PerMatch {
  return each(
    ({ result }) => (result === null ? [] : [result]),
    (result) => score(chance(result), result.happened),
  );
}

const ourChance = ({ chance }: { readonly chance: number }) => chance;
const againstElo = (score: Score): Comparison => ({
  baseline: { name: 'Elo', perMatch: ofResults(score, ({ elo }) => elo) },
});
const RESULT_LOSS = 'Winner before the match: log loss';

/** The winner, forecast before the match. */
const RESULT_MEASURES: readonly Measure[] = [
  lower('result.log-loss', RESULT_LOSS, ofResults(logLoss, ourChance), againstElo(logLoss)),
  lower('result.log-loss-even', RESULT_LOSS, ofResults(logLoss, ourChance), {
    baseline: { name: 'even chance', perMatch: ofResults(logLoss, () => 0.5) },
  }),
  higher(
    'result.accuracy',
    'Winner before the match: accuracy',
    ofResults(hitScore, ourChance),
    againstElo(hitScore),
  ),
];

type IsSelected = (state: StateObservation) => boolean;

function inPlay(score: Score, target: number, isSelected: IsSelected = () => true): [PerMatch, Comparison] {
  const perMatch = (chance: (state: StateObservation) => number) =>
    each(
      ({ states }) => states.filter(isSelected),
      (state) => score(chance(state), state.happened),
    );
  return [
    perMatch(ourChance),
    { target, baseline: { name: 'state only', perMatch: perMatch(({ plain }) => plain) } },
  ];
}

/** Only states that the refitted baseline could forecast count, for both. */
function againstRefit(key: string, when: string, innings: readonly (1 | 2)[]): Measure {
  const perMatch = (from: (state: StateObservation, refitted: number) => number) =>
    each(
      ({ states }) =>
        states.flatMap((state) =>
          state.refitted !== null && innings.includes(state.innings)
            ? [{ chance: from(state, state.refitted), happened: state.happened }]
            : [],
        ),
      ({ chance, happened }) => brier(chance, happened),
    );
  return lower(`in-play.${key}-refit`, `Win chance in play, ${when}: Brier`, perMatch(ourChance), {
    baseline: {
      name: 'refitted on overs, wickets, runs and target',
      perMatch: perMatch((_, refit) => refit),
    },
  });
}

function brierInPlay(key: string, when: string, target: number, isSelected?: IsSelected): Measure {
  return lower(`in-play.${key}`, `Win chance in play, ${when}: Brier`, ...inPlay(brier, target, isSelected));
}

/** A chase after `stage` twentieths of the innings, which are overs of a T20. */
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
  lower('in-play.log-loss', `${IN_PLAY}: log loss`, ...inPlay(logLoss, 0.535)),
  higher('in-play.accuracy', `${IN_PLAY}: accuracy`, ...inPlay(hitScore, 0.71)),
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
    lower(`${key}.mae`, `${name}: mean absolute error, runs`, each(at, absoluteError), { target }),
    lower(
      `${key}.bias`,
      `${name}: bias, runs`,
      each(at, ({ mean, happened }) => mean - happened),
    ),
    higher(`${key}.coverage`, `${name}: share within P10 to P90`, each(at, intervalWithin)),
  ];
});

type Expected = (player: PlayerObservation) => number;
type Players = readonly PlayerObservation[];

/** Players of a likely eleven who did not play are left out, as in the track record. */
const playersOf = ({ players }: MatchObservation) => players.filter(({ played }) => played);
const mean: Expected = (player) => player.mean;

function againstForm(measure: (expected: Expected) => PerMatch, target: number): Comparison {
  return { target, baseline: { name: 'shrunk recent form', perMatch: measure(({ form }) => form) } };
}

function pointsError(expected: Expected): PerMatch {
  return each(playersOf, (player) => Math.abs(expected(player) - player.happened));
}

/** Scores all players of a match together, once a match; matches with fewer than `minPlayers` players are left out. */
function scoreTogether(minPlayers: number, score: (players: Players, expected: Expected) => number) {
  return (expected: Expected) =>
    each(
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
  lower('points.mae', `${POINTS_ERROR} expected points`, pointsError(mean), againstForm(pointsError, 25.2)),
  lower('points.mae-career', `${POINTS_ERROR} expected points`, pointsError(mean), {
    baseline: { name: 'career mean', perMatch: pointsError(({ career }) => career) },
  }),
  lower(
    'points.mae-median',
    `${POINTS_ERROR} median (P50)`,
    pointsError(({ p50 }) => p50),
    { target: 25.2 },
  ),
  higher('points.coverage', 'Player points: share within P10 to P90', each(playersOf, intervalWithin)),
  higher(
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
  lower('live.mae', `${LIVE}: mean absolute error`, each(liveOf, absoluteError), {
    baseline: {
      name: 'points earned plus half of the first projection',
      perMatch: each(liveOf, ({ half, happened }) => Math.abs(half - happened)),
    },
  }),
  higher('live.coverage', `${LIVE}: share within P10 to P90`, each(liveOf, intervalWithin)),
];

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

const PORTFOLIO = 'Best of 20 diversified line-ups';

const TOP = 'Captain: the match’s highest';
const TOP_THREE = 'Captain: among the match’s three highest';
const SHARE = 'Eleven with captains: share of the best possible points';

/** Captains and line-ups chosen from the projections. */
const PICK_MEASURES: readonly Measure[] = [
  higher(
    'likely.played',
    'Players of the forecast elevens who played',
    each(
      ({ players }) => players,
      ({ played }) => (played ? 1 : 0),
    ),
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

/** Every measure, in the order of the report. */
export const MEASURES: readonly Measure[] = [
  ...RESULT_MEASURES,
  ...STATE_MEASURES,
  ...TOTAL_MEASURES,
  ...POINTS_MEASURES,
  ...LIVE_MEASURES,
  ...PICK_MEASURES,
];
