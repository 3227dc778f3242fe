import type { Delivery, InningsRecord, MatchRecord, Player, Wicket } from '../match/match-record.ts';

/** Players of the two test teams, in batting order. */
export const HOME = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11'];
export const AWAY = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11'];

interface Ball extends Partial<Omit<Delivery, 'runs' | 'extras' | 'wickets'>> {
  runs?: number;
  extras?: Partial<Delivery['extras']>;
  wickets?: readonly (Partial<Wicket> & Pick<Wicket, 'kind'>)[];
}

/** One delivery: A11 bowls to H1, H2 is at the other end. With overrides: `makeBall({ runs: 4 })`. */
export function makeBall(ball: Ball = {}): Delivery {
  const { runs = 0, wickets = [], extras, ...rest } = ball;
  const allExtras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0, ...extras };
  const extraRuns = Object.values(allExtras).reduce((sum, value) => sum + value, 0);
  const batter = rest.batter ?? 'H1';
  return {
    over: 0,
    batter,
    nonStriker: 'H2',
    bowler: 'A11',
    nonBoundary: false,
    ...rest,
    runs: { batter: runs, extras: extraRuns, total: runs + extraRuns },
    extras: allExtras,
    wickets: wickets.map((wicket) => ({ playerOut: batter, fielders: [], ...wicket })),
  };
}

export function makeInnings(innings: Partial<InningsRecord> = {}): InningsRecord {
  return {
    team: 'Home',
    superOver: false,
    declared: false,
    forfeited: false,
    target: null,
    penaltyRuns: { pre: 0, post: 0 },
    deliveries: [],
    ...innings,
  };
}

/** A T20 between Home (H1 to H11) and Away (A1 to A11); ids are the names in lower case. */
export function makeMatch(match: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id: 'made',
    format: 'T20',
    gender: 'male',
    teamType: 'club',
    dates: ['2023-04-01'],
    season: '2023',
    competition: 'Made League',
    matchNumber: 1,
    stage: null,
    venue: 'Made Ground',
    city: null,
    teams: ['Home', 'Away'],
    lineups: { Home: HOME.map(makePlayer), Away: AWAY.map(makePlayer) },
    people: Object.fromEntries([...HOME, ...AWAY, 'Sub'].map((name) => [name, name.toLowerCase()])),
    toss: { winner: 'Home', decision: 'bat' },
    outcome: { result: 'win', winner: 'Home', by: null, method: null, eliminator: null },
    playerOfMatch: [],
    ballsPerOver: 6,
    oversLimit: 20,
    innings: [],
    ...match,
  };
}

export function makePlayer(name: string): Player {
  return { id: name.toLowerCase(), name };
}

/** An over of `length` equal balls. */
export function makeOver(over: number, ball: Ball = {}, length = 6): Delivery[] {
  return Array.from({ length }, () => makeBall({ ...ball, over }));
}
