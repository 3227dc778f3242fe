import type { MatchShare } from './bootstrap.ts';
import type { MatchObservation, PlayerObservation, StateObservation } from './observation.ts';
import { brier, hit, logLoss, rankCorrelation } from './scores.ts';

/** One figure of the backtest: what a match adds to it, and to the baseline that it is shown beside. */
export interface Measure {
  readonly key: string;
  readonly name: string;
  readonly better: 'lower' | 'higher';
  /** The house's own target; a bet, not a result. */
  readonly target: number | null;
  readonly share: (match: MatchObservation) => MatchShare;
  readonly baseline: {
    readonly name: string;
    readonly share: (match: MatchObservation) => MatchShare;
  } | null;
}

/** Every figure, in the order of the report. Targets hold for the IPL and, for results, for men's T20 internationals. */
export function measures(): Measure[] {
  return [
    ...resultMeasures(),
    ...stateMeasures(),
    ...totalMeasures(),
    ...pointsMeasures(),
    ...pickMeasures(),
  ];
}

/** Our own chance, wherever there is one. */
function ours({ chance }: { readonly chance: number }): number {
  return chance;
}

type Score = (chance: number, happened: number) => number;

function resultScore(
  score: Score,
  of: (result: NonNullable<MatchObservation['result']>) => number,
): Measure['share'] {
  return ({ result }) => sumOf(result === null ? [] : [result], (each) => score(of(each), each.happened));
}

function resultMeasures(): Measure[] {
  return [
    measure('result.log-loss', 'Winner before the match: log loss', 'lower', resultScore(logLoss, ours), {
      name: 'Elo',
      share: resultScore(logLoss, (result) => result.elo),
    }),
    measure(
      'result.log-loss-even',
      'Winner before the match: log loss',
      'lower',
      resultScore(logLoss, ours),
      {
        name: 'even chance',
        share: resultScore(logLoss, () => 0.5),
      },
    ),
    measure('result.accuracy', 'Winner before the match: accuracy', 'higher', resultScore(hit, ours), {
      name: 'Elo',
      share: resultScore(hit, (result) => result.elo),
    }),
  ];
}

function stateScore(
  score: Score,
  by: 'chance' | 'plain',
  wanted: (state: StateObservation) => boolean,
): Measure['share'] {
  return (match) => sumOf(match.states.filter(wanted), (state) => score(state[by], state.happened));
}

function stateMeasures(): Measure[] {
  const inPlay = (
    key: string,
    name: string,
    target: number | null,
    wanted: (state: StateObservation) => boolean,
  ) =>
    measure(
      `in-play.${key}`,
      `Win chance in play, ${name}: Brier`,
      'lower',
      stateScore(brier, 'chance', wanted),
      { name: 'state only', share: stateScore(brier, 'plain', wanted) },
      target,
    );
  return [
    inPlay('both', 'both innings', 0.183, () => true),
    inPlay('first', 'first innings', 0.219, (state) => state.innings === 1),
    inPlay('chase', 'chase', 0.143, (state) => state.innings === 2),
    inPlay('chase-10', 'chase after 10 overs', 0.15, (state) => state.innings === 2 && state.stage === 10),
    inPlay('chase-15', 'chase after 15 overs', 0.11, (state) => state.innings === 2 && state.stage === 15),
    measure(
      'in-play.log-loss',
      'Win chance in play, both innings: log loss',
      'lower',
      stateScore(logLoss, 'chance', () => true),
      { name: 'state only', share: stateScore(logLoss, 'plain', () => true) },
      0.535,
    ),
    measure(
      'in-play.accuracy',
      'Win chance in play, both innings: accuracy',
      'higher',
      stateScore(hit, 'chance', () => true),
      { name: 'state only', share: stateScore(hit, 'plain', () => true) },
      0.71,
    ),
  ];
}

const TOTAL_TARGETS: readonly (readonly [stage: number, target: number])[] = [
  [0, 24.5],
  [6, 19.5],
  [10, 16.5],
  [15, 11.5],
];

function totalMeasures(): Measure[] {
  return TOTAL_TARGETS.flatMap(([stage, target]) => {
    const at = (match: MatchObservation) => match.totals.filter((total) => total.stage === stage);
    const after = stage === 0 ? 'before the first ball' : `after ${stage} overs`;
    return [
      measure(
        `total.${stage}.mae`,
        `First-innings total ${after}: mean absolute error, runs`,
        'lower',
        (match) => sumOf(at(match), (total) => Math.abs(total.mean - total.happened)),
        null,
        target,
      ),
      measure(
        `total.${stage}.bias`,
        `First-innings total ${after}: bias, runs`,
        'lower',
        (match) => sumOf(at(match), (total) => total.mean - total.happened),
        null,
      ),
      measure(
        `total.${stage}.coverage`,
        `First-innings total ${after}: share within P10 to P90`,
        'higher',
        (match) => sumOf(at(match), (total) => within(total)),
        null,
      ),
    ];
  });
}

function pointsError(of: (player: PlayerObservation) => number): Measure['share'] {
  return (match) => sumOf(match.players, (player) => Math.abs(of(player) - player.happened));
}

function pointsMeasures(): Measure[] {
  const mean = pointsError((player) => player.mean);
  return [
    measure(
      'points.mae',
      'Player points: mean absolute error of the expected points',
      'lower',
      mean,
      { name: 'shrunk recent form', share: pointsError((player) => player.form) },
      25.2,
    ),
    measure('points.mae-career', 'Player points: mean absolute error of the expected points', 'lower', mean, {
      name: 'career mean',
      share: pointsError((player) => player.career),
    }),
    measure(
      'points.mae-median',
      'Player points: mean absolute error of the median (P50)',
      'lower',
      pointsError((player) => player.p50),
      null,
      25.2,
    ),
    measure(
      'points.coverage',
      'Player points: share within P10 to P90',
      'higher',
      (match) => sumOf(match.players, within),
      null,
    ),
    measure(
      'points.rank',
      'Player points: rank correlation within a match',
      'higher',
      rank((player) => player.mean),
      { name: 'shrunk recent form', share: rank((player) => player.form) },
      0.23,
    ),
  ];
}

function rank(of: (player: PlayerObservation) => number): (match: MatchObservation) => MatchShare {
  return ({ players }) => {
    if (players.length < 2) return NOTHING;
    return {
      sum: rankCorrelation(
        players.map(of),
        players.map((player) => player.happened),
      ),
      count: 1,
    };
  };
}

function pickMeasures(): Measure[] {
  return [
    pickMeasure('captain.top', 'Captain: the match’s highest', 0.13, (players, of) =>
      placeOfBest(players, of) === 0 ? 1 : 0,
    ),
    pickMeasure('captain.top-three', 'Captain: among the match’s three highest', 0.3, (players, of) =>
      placeOfBest(players, of) < 3 ? 1 : 0,
    ),
    pickMeasure('eleven.share', 'Eleven with captains: share of the best possible points', 0.67, elevenShare),
    measure(
      'portfolio.share',
      'Best of 20 diversified line-ups: share of the best possible points',
      'higher',
      bestOfTwenty((share) => share),
      null,
      0.8,
    ),
    measure(
      'portfolio.high',
      'Best of 20 diversified line-ups: reaches 85% of the best possible',
      'higher',
      bestOfTwenty((share) => (share >= 0.85 ? 1 : 0)),
      null,
      0.2,
    ),
  ];
}

function bestOfTwenty(score: (share: number) => number): Measure['share'] {
  return ({ bestOfTwenty: share }) => (share === null ? NOTHING : { sum: score(share), count: 1 });
}

type PickScore = (players: readonly PlayerObservation[], of: (player: PlayerObservation) => number) => number;

function pickMeasure(key: string, name: string, target: number, score: PickScore): Measure {
  const by = (of: (player: PlayerObservation) => number) => (match: MatchObservation) =>
    match.players.length < 11 ? NOTHING : { sum: score(match.players, of), count: 1 };
  return measure(
    key,
    name,
    'higher',
    by((player) => player.mean),
    { name: 'shrunk recent form', share: by((player) => player.form) },
    target,
  );
}

function placeOfBest(
  players: readonly PlayerObservation[],
  of: (player: PlayerObservation) => number,
): number {
  const best = players.toSorted((a, b) => of(b) - of(a))[0];
  return players.filter((player) => player.happened > (best?.happened ?? 0)).length;
}

/** Eleven of the match by what was expected, against the best eleven in hindsight; no limits on roles or sides. */
function elevenShare(
  players: readonly PlayerObservation[],
  of: (player: PlayerObservation) => number,
): number {
  const value = (by: (player: PlayerObservation) => number) => {
    const eleven = players
      .toSorted((a, b) => by(b) - by(a))
      .slice(0, 11)
      .map((player) => player.happened);
    return eleven.reduce((sum, points) => sum + points, 0) + (eleven[0] ?? 0) + (eleven[1] ?? 0) / 2;
  };
  return value(of) / value((player) => player.happened);
}

const NOTHING: MatchShare = { sum: 0, count: 0 };

function sumOf<Item>(items: readonly Item[], score: (item: Item) => number): MatchShare {
  return { sum: items.reduce((sum, item) => sum + score(item), 0), count: items.length };
}

function within({
  p10,
  p90,
  happened,
}: {
  readonly p10: number;
  readonly p90: number;
  readonly happened: number;
}): number {
  return happened >= p10 && happened <= p90 ? 1 : 0;
}

function measure(
  key: string,
  name: string,
  better: Measure['better'],
  share: Measure['share'],
  baseline: Measure['baseline'],
  target: number | null = null,
): Measure {
  return { key, name, better, target, share, baseline };
}
