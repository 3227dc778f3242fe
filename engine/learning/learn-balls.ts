import type { PlayerPoints } from '../fantasy/score-players.ts';
import { SLOT_BALLS } from '../fitted-parameters.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { halfLife } from '../ratings/decayed-mean.ts';
import {
  BALL_OUTCOMES,
  type PreparedBall,
  type PreparedInnings,
  SLOTS,
} from '../ratings/prepared-innings.ts';
import {
  newPlayer,
  type PlayerRating,
  runsSkill,
  type SkillSums,
  wicketSkill,
} from '../ratings/player-rating.ts';
import { type BallCell, cellIndex, type PoolRating } from '../ratings/pool-rating.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { learnHabits } from './learn-player-habits.ts';

/** Decay factor of a player's skill per match of the player (half-life 25 matches); chosen. */
const SKILL_DECAY = halfLife(25);
/** Decay factor of the pool's ball counts by situation, per innings (half-life 460 innings); chosen. */
const TABLE_DECAY = 0.9985;

/**
 * Learns each player's skill from every ball of a match, relative to situation and opponent, then the players' usual
 * positions, balls and points. The last step of `learnMatch`; changes `state`.
 */
export function learnBalls(
  state: RatingsState,
  rated: FixtureFeatures,
  {
    match,
    prepared,
    points,
  }: {
    readonly match: MatchRecord;
    readonly prepared: readonly PreparedInnings[];
    readonly points: readonly PlayerPoints[];
  },
): void {
  const ratings = (state.players[rated.keys.pool] ??= {});
  const rating = (id: string): PlayerRating => (ratings[id] ??= newPlayer());
  for (const id of rated.fixture.players.flat()) decaySkill(rating(id));
  for (const innings of prepared) {
    learnInningsBalls(rated.pool, innings, rating);
    decayTable(rated.pool);
  }
  learnHabits({ match, prepared, points, competition: rated.keys.competition, rating });
}

function decaySkill(player: PlayerRating): void {
  for (const sums of [player.batting, player.bowling]) {
    sums.runs *= SKILL_DECAY;
    sums.wickets *= SKILL_DECAY;
    sums.balls *= SKILL_DECAY;
  }
  player.quarters.forEach((balls, quarter) => {
    player.quarters[quarter] = SKILL_DECAY * balls;
  });
}

function learnInningsBalls(
  pool: PoolRating,
  innings: PreparedInnings,
  rating: (id: string) => PlayerRating,
): void {
  for (const ball of innings.balls) {
    const cell = pool.cells[cellIndex(ball.slot, ball.wickets)];
    const slot = pool.slots[ball.slot];
    if (!cell || !slot) continue;
    const bowler = rating(ball.bowler);
    learnBall(ball, { cell, slot, batter: rating(ball.batter), bowler });
    const outcomeIndex = ball.slot * BALL_OUTCOMES.length + ball.outcome;
    pool.outcomes[outcomeIndex] = (pool.outcomes[outcomeIndex] ?? NaN) + 1;
    const quarter = Math.floor((4 * ball.slot) / SLOTS);
    bowler.quarters[quarter] = (bowler.quarters[quarter] ?? NaN) + 1;
  }
}

/** The sums that one ball changes: of its situation (slot and wickets down), of its slot, and of both players. */
interface BallContext {
  readonly cell: BallCell;
  readonly slot: BallCell;
  readonly batter: PlayerRating;
  readonly bowler: PlayerRating;
}

/**
 * Credits both players with the ball's runs and wickets above the mean of the situation, less the skill of the
 * opponent. The mean of the situation is shrunk towards that of the slot, which has a weight of `SLOT_BALLS`.
 */
function learnBall(ball: PreparedBall, { cell, slot, batter, bowler }: BallContext): void {
  const weight = cell.balls + SLOT_BALLS;
  const wicket = ball.bowlersWicket ? 1 : 0;
  const runsAbove = ball.totalRuns - (cell.runs + (SLOT_BALLS * slot.runs) / slot.balls) / weight;
  const wicketsAbove = wicket - (cell.wickets + (SLOT_BALLS * slot.wickets) / slot.balls) / weight;
  // Read before the ball is credited to the batter.
  const batting = { runs: runsSkill(batter, 'batting'), wickets: wicketSkill(batter, 'batting') };
  if (ball.faced) {
    credit(
      batter.batting,
      runsAbove - runsSkill(bowler, 'bowling'),
      wicketsAbove - wicketSkill(bowler, 'bowling'),
    );
  }
  credit(bowler.bowling, runsAbove - batting.runs, wicketsAbove - batting.wickets);
  for (const each of [cell, slot]) {
    each.runs += ball.totalRuns;
    each.wickets += wicket;
    each.balls += 1;
  }
}

/** Adds one ball to a player's decayed sums. */
function credit(sums: SkillSums, runs: number, wickets: number): void {
  sums.runs += runs;
  sums.wickets += wickets;
  sums.balls += 1;
}

function decayTable({ cells, slots, outcomes }: PoolRating): void {
  outcomes.forEach((count, i) => {
    outcomes[i] = TABLE_DECAY * count;
  });
  for (const each of cells) decayCell(each);
  for (const each of slots) decayCell(each);
}

function decayCell(cell: BallCell): void {
  cell.runs *= TABLE_DECAY;
  cell.wickets *= TABLE_DECAY;
  cell.balls *= TABLE_DECAY;
}
