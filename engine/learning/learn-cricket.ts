import { foreseenTotal } from '../forecast/forecast-total.ts';
import type { MatchRecord } from '../match/match-record.ts';
import type { CompetitionCricket } from '../ratings/competition-cricket.ts';
import { newCricket, usuallyMissed } from '../ratings/competition-cricket.ts';
import { halfLife, takeIn } from '../ratings/faded-mean.ts';
import type { BallStory, MatchStory } from '../ratings/match-story.ts';
import { BALL_OUTCOMES, SLOTS } from '../ratings/match-story.ts';
import { runsSkill, wicketSkill } from '../ratings/player-rating.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { playerRating } from '../ratings/ratings-state.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { HITS, PUSH, usualBalls } from '../simulation/usual-balls.ts';
import { playedOut } from './learn-innings.ts';

/** Memory in matches: a league's season or so, and two for spreads. */
const FADE = { level: halfLife(60), spread: halfLife(140) };
/** Memory of leg-byes in dots of some sixty innings. */
const LEG_BYES_FADE = halfLife(2000);
const WICKET = BALL_OUTCOMES.indexOf('wicket');
const WIDE = BALL_OUTCOMES.indexOf('wide');
const NOBALL = BALL_OUTCOMES.indexOf('noball');

/** Learns how the first innings of a match of full length went beside what the pool and the players let expect; before they learn from it themselves. */
export function learnCricket(
  state: RatingsState,
  view: FixtureView,
  { match, story }: { readonly match: MatchRecord; readonly story: MatchStory },
): void {
  const [first] = story.innings;
  if (!first || story.innings.length < 2 || !playedOut(match, view)) return;
  const { pool, keys, scale } = view;
  const cricket = (pool.cricket[keys.competition] ??= newCricket());
  const missed = first.runs / scale.spread - foreseenTotal(view, match.teams[0] === first.team ? 0 : 1);
  takeIn(cricket.missedSquared, (missed - usuallyMissed(cricket)) ** 2, FADE.spread);
  takeIn(cricket.missed, missed, FADE.level);
  fade(cricket);
  learnOutcomes(cricket, view, { balls: first.balls, state });
}

function fade(cricket: CompetitionCricket): void {
  cricket.matches = FADE.level * cricket.matches + 1;
  for (const counts of [cricket.seen, cricket.foreseen]) {
    counts.forEach((count, outcome) => {
      counts[outcome] = FADE.level * count;
    });
  }
}

/** Every delivery may be an extra, what is none a wicket, and what is neither is hit: each is foreseen among those only. */
function learnOutcomes(
  cricket: CompetitionCricket,
  { pool, keys }: FixtureView,
  { balls, state }: { readonly balls: readonly BallStory[]; readonly state: RatingsState },
): void {
  const { seen, foreseen, legByes } = cricket;
  const usual = usualBalls(pool);
  const hits = new Float64Array(SLOTS);
  const ease = new Float64Array(SLOTS);
  for (const ball of balls) {
    const { slot, outcome } = ball;
    add(seen, outcome, 1);
    add(foreseen, WIDE, usual.wide[slot] ?? 0);
    add(foreseen, NOBALL, usual.noball[slot] ?? 0);
    if (outcome === WIDE || outcome === NOBALL) continue;
    const cell = 10 * slot + ball.wickets;
    const batter = playerRating(state, keys.pool, ball.batter);
    const bowler = playerRating(state, keys.pool, ball.bowler);
    const wicket = usual.wicket[cell] ?? 0;
    const own = wicket + wicketSkill(batter, 'batting') + wicketSkill(bowler, 'bowling');
    add(foreseen, WICKET, Math.max(0.3 * wicket, own));
    if (outcome === WICKET) continue;
    const runs = (usual.runsAbove[cell] ?? 0) + runsSkill(batter, 'batting') + runsSkill(bowler, 'bowling');
    hits[slot] = (hits[slot] ?? 0) + 1;
    ease[slot] = (ease[slot] ?? 0) + runs / (usual.slope[slot] ?? 1);
    if (outcome === 0) takeIn(legByes, ball.totalRuns > 0 ? 1 : 0, LEG_BYES_FADE);
  }
  foreseeHits(foreseen, usual.hits, { hits, ease });
}

/** To the first order in ease, which is summed up by slot. */
function foreseeHits(
  foreseen: number[],
  usual: Float64Array,
  { hits, ease }: { readonly hits: Float64Array; readonly ease: Float64Array },
): void {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const chances = usual.subarray(HITS * slot, HITS * (slot + 1));
    const middling = chances.reduce((sum, chance, hit) => sum + chance * (PUSH[hit] ?? 0), 0);
    chances.forEach((chance, hit) => {
      const eased = (hits[slot] ?? 0) + ((PUSH[hit] ?? 0) - middling) * (ease[slot] ?? 0);
      add(foreseen, hit, chance * eased);
    });
  }
}

function add(counts: number[], outcome: number, count: number): void {
  counts[outcome] = (counts[outcome] ?? 0) + count;
}
