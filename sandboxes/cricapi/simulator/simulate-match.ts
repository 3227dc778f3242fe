import { drawChance, drawNormal } from '@gullylens/engine/statistics/random-draws';
import { isBowlersWicket } from '@gullylens/engine/match/delivery-facts';
import type { InningsRecord, MatchRecord, Outcome, Player, Toss } from '@gullylens/engine/match/match-record';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { foldMatch } from '../feed/match-state.ts';
import { simulateInnings } from './simulate-innings.ts';
import type { SimulatedTeam } from './simulated-team.ts';

/** A match of the fictional league to be simulated. */
export interface SimulatedFixture {
  readonly id: string;
  readonly date: string;
  readonly season: string;
  readonly competition: string;
  readonly matchNumber: number | null;
  readonly stage: string | null;
  readonly venue: string;
  readonly city: string | null;
  readonly teams: readonly [SimulatedTeam, SimulatedTeam];
  /** Usual ease of scoring at this venue: 0 is average, 0.15 gives about ten more runs an innings. */
  readonly venuePace: number;
  readonly gender?: MatchRecord['gender'];
  readonly oversLimit?: number;
}

/** Standard deviation of ease between matches, which both innings share. Chosen: without it totals vary too little. */
const PITCH_SD = 0.22;
/** Share of toss winners who choose to field; chosen. */
const CHOOSES_TO_FIELD = 0.65;

/**
 * Simulates a T20 between two teams, ball by ball, and returns the finished match. Calibrated on the IPL of 2018 to
 * 2023. Super overs are repeated until a team wins. Equal fixtures and generators give equal matches. The fictional
 * league calls it in the sandbox process; tests call it for histories.
 */
export function simulateMatch(rng: RandomGenerator, fixture: SimulatedFixture): MatchRecord {
  const toss = drawToss(rng, fixture);
  const pitch = fixture.venuePace + PITCH_SD * drawNormal(rng);
  const order = battingOrder(fixture, toss);
  const innings = playTwice(rng, order, { pitch, oversLimit: fixture.oversLimit ?? 20, superOver: false });
  let match = recordOf(fixture, toss, innings);
  while (tied(match)) {
    const superOvers = playTwice(rng, [order[1], order[0]], { pitch, oversLimit: 1, superOver: true });
    match = recordOf(fixture, toss, [...match.innings, ...superOvers]);
  }
  return { ...match, outcome: outcomeOf(match), playerOfMatch: playerOfTheMatch(match) };
}

function drawToss(rng: RandomGenerator, { teams }: SimulatedFixture): Toss {
  const winner = drawChance(rng, 0.5) ? teams[0].name : teams[1].name;
  return { winner, decision: drawChance(rng, CHOOSES_TO_FIELD) ? 'field' : 'bat' };
}

function battingOrder({ teams }: SimulatedFixture, toss: Toss): readonly [SimulatedTeam, SimulatedTeam] {
  const firstListedBats = (teams[0].name === toss.winner) === (toss.decision === 'bat');
  return firstListedBats ? teams : [teams[1], teams[0]];
}

function playTwice(
  rng: RandomGenerator,
  [first, second]: readonly [SimulatedTeam, SimulatedTeam],
  conditions: { readonly pitch: number; readonly oversLimit: number; readonly superOver: boolean },
): InningsRecord[] {
  const opening = simulateInnings(rng, { ...conditions, batting: first, bowling: second, target: null });
  const target = runsOf(opening) + 1;
  return [opening, simulateInnings(rng, { ...conditions, batting: second, bowling: first, target })];
}

function runsOf(innings: InningsRecord): number {
  return innings.deliveries.reduce((sum, delivery) => sum + delivery.runs.total, 0);
}

function recordOf(fixture: SimulatedFixture, toss: Toss, innings: readonly InningsRecord[]): MatchRecord {
  const { id, date, teams, gender = 'male', oversLimit = 20 } = fixture;
  const { season, competition, matchNumber, stage, venue, city } = fixture;
  const people = teams.flatMap((team) => team.players.map((player) => [player.name, player.id] as const));
  return {
    id,
    season,
    competition,
    matchNumber,
    stage,
    venue,
    city,
    gender,
    toss,
    innings,
    format: oversLimit === 10 ? 'T10' : 'T20',
    teamType: 'club',
    dates: [date],
    teams: [teams[0].name, teams[1].name],
    lineups: Object.fromEntries(teams.map((team) => [team.name, lineupOf(team)])),
    people: Object.fromEntries(people),
    outcome: { result: 'in progress', winner: null, by: null, method: null, eliminator: null },
    playerOfMatch: [],
    ballsPerOver: 6,
    oversLimit,
  };
}

function lineupOf(team: SimulatedTeam): Player[] {
  return team.players.map((player) => ({ id: player.id, name: player.name }));
}

function tied(match: MatchRecord): boolean {
  const [first, second] = foldMatch(match).innings.slice(-2);
  return first?.runs === second?.runs;
}

function outcomeOf(match: MatchRecord): Outcome {
  const [first, second, ...superOvers] = foldMatch(match).innings;
  const [one, two] = superOvers.slice(-2);
  if (!first || !second) throw new RangeError(`match ${match.id} was not played`);
  if (one && two) {
    const winner = one.runs > two.runs ? one.team : two.team;
    return { result: 'tie', winner, by: null, method: null, eliminator: winner };
  }
  const chased = second.runs > first.runs;
  const by = chased ? { wickets: 10 - second.wickets } : { runs: first.runs - second.runs };
  return { result: 'win', winner: chased ? second.team : first.team, by, method: null, eliminator: null };
}

/** Value of a wicket, in runs, for choosing the player of the match; a guess. */
const RUNS_FOR_A_WICKET = 22;

/** The player with the most runs and wickets combined, as a list of one; empty for a match without a ball. */
function playerOfTheMatch(match: MatchRecord): string[] {
  const merits = new Map<string, number>();
  const add = (name: string, merit: number) => merits.set(name, (merits.get(name) ?? 0) + merit);
  for (const delivery of match.innings.flatMap((innings) => innings.deliveries)) {
    add(delivery.batter, delivery.runs.batter);
    add(delivery.bowler, RUNS_FOR_A_WICKET * delivery.wickets.filter(isBowlersWicket).length);
  }
  const [star] = [...merits].toSorted(([, a], [, b]) => b - a);
  return star ? [star[0]] : [];
}
