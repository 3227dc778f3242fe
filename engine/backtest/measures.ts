import { brier, hitScore, logLoss, rankCorrelation } from '../statistics/scores.ts';
import { factorAt } from '../lineups/lineup-rules.ts';
import { sumBy, sumOf } from '../statistics/statistics.ts';
import type {
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

const playersOf = ({ players }: MatchObservation) => players;
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
      ({ players }) => (players.length < minPlayers ? [] : [players]),
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

const ELEVEN = 11;
const topCaptain = scoreTogether(ELEVEN, (...picked) => (higherThanCaptain(...picked) === 0 ? 1 : 0));
const topThreeCaptain = scoreTogether(ELEVEN, (...picked) => (higherThanCaptain(...picked) < 3 ? 1 : 0));
const eleven = scoreTogether(ELEVEN, elevenShare);

function bestOfTwenty(score: (share: number) => number): PerMatch {
  return each(({ bestOfTwenty: share }) => (share === null ? [] : [share]), score);
}

const PORTFOLIO = 'Best of 20 diversified line-ups';

/** Captains and line-ups chosen from the projections. */
const PICK_MEASURES: readonly Measure[] = [
  higher('captain.top', 'Captain: the match’s highest', topCaptain(mean), againstForm(topCaptain, 0.13)),
  higher(
    'captain.top-three',
    'Captain: among the match’s three highest',
    topThreeCaptain(mean),
    againstForm(topThreeCaptain, 0.3),
  ),
  higher(
    'eleven.share',
    'Eleven with captains: share of the best possible points',
    eleven(mean),
    againstForm(eleven, 0.67),
  ),
  higher(
    'portfolio.share',
    `${PORTFOLIO}: share of the best possible points`,
    bestOfTwenty((share) => share),
    { target: 0.8 },
  ),
  higher(
    'portfolio.high',
    `${PORTFOLIO}: reaches 85% of the best possible`,
    bestOfTwenty((share) => (share >= 0.85 ? 1 : 0)),
    { target: 0.2 },
  ),
];

/** Number of players who scored more than the one with the highest expected points. */
function higherThanCaptain(players: Players, expected: Expected): number {
  const [captain] = players.toSorted((a, b) => expected(b) - expected(a));
  return players.filter(({ happened }) => happened > (captain?.happened ?? NaN)).length;
}

/** Points of the eleven with the highest expected points, as a share of the best eleven in hindsight; ignores roles and teams. */
function elevenShare(players: Players, expected: Expected): number {
  const points = (by: Expected) =>
    captainedPoints(
      players
        .toSorted((a, b) => by(b) - by(a))
        .slice(0, ELEVEN)
        .map(({ happened }) => happened),
    );
  return points(expected) / points(({ happened }) => happened);
}

/** Points of a line-up from its players' points: captain first (counting twice), vice-captain second (one and a half times). */
export function captainedPoints(points: readonly number[]): number {
  return sumOf(points.map((own, position) => factorAt(position) * own));
}

/** Every measure, in the order of the report. */
export const MEASURES: readonly Measure[] = [
  ...RESULT_MEASURES,
  ...STATE_MEASURES,
  ...TOTAL_MEASURES,
  ...POINTS_MEASURES,
  ...LIVE_MEASURES,
  ...PICK_MEASURES,
];
