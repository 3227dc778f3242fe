import { readdirSync } from 'node:fs';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { dismissalsOn, isLegal } from '@gullylens/engine/match/delivery-facts';
import type { InningsRecord, MatchRecord } from '@gullylens/engine/match/match-record';
import { ballsToOvers, oversToBalls } from '@gullylens/engine/match/overs';
import { fixtureOf } from '@gullylens/engine/ratings/fixture';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { archivePath, hasArchives, readArchive } from '@gullylens/engine/testing/read-archive';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { forecastLiveMatch } from './forecast-live-match.ts';
import { canBackfill, readScore } from './live-score.ts';

interface Truth {
  readonly runs: number;
  readonly balls: number;
}
type Score = MatchSummary['score'][number];
type Played = ReturnType<typeof playedChase> & {};

/** A match that was decided by a rain rule while its second innings was in play. */
function playedChase(match: MatchRecord) {
  const [first, second] = match.innings.filter(({ superOver }) => !superOver);
  if (!first || !second || match.oversLimit === null) return null;
  const opening = scoresOf(first, match.ballsPerOver).at(-1);
  if (!opening) return null;
  const usual = { runs: opening.r + 1, balls: match.oversLimit * match.ballsPerOver };
  const { runs = usual.runs, overs = null } = second.target ?? {};
  const par = { runs, balls: overs === null ? usual.balls : oversToBalls(`${overs}`, match.ballsPerOver) };
  // A part of an over: rain ended the chase there, and its target was none while it was played.
  const isAbandoned = par.balls % match.ballsPerOver !== 0;
  const start = { ...opening, inning: `${second.team} Inning 1`, team: second.team, r: 0, w: 0, o: '0' };
  const chase = [start, ...scoresOf(second, match.ballsPerOver)];
  return { match, opening, usual, par, isAbandoned, final: isAbandoned ? usual : par, chase };
}

/** The score after each delivery. */
function scoresOf({ team, deliveries, penaltyRuns }: InningsRecord, ballsPerOver: number): Score[] {
  let [runs, wickets, balls] = [penaltyRuns.pre, 0, 0];
  return deliveries.map((delivery, at) => {
    runs += delivery.runs.total + (at === deliveries.length - 1 ? penaltyRuns.post : 0);
    wickets += dismissalsOn(delivery);
    balls += isLegal(delivery) ? 1 : 0;
    return { inning: `${team} Inning 1`, team, r: runs, w: wickets, o: ballsToOvers(balls, ballsPerOver) };
  });
}

function needText({ runs, balls }: Truth, score: Score, perOver: number): string {
  return `${score.team} need ${runs - score.r} runs in ${balls - oversToBalls(score.o, perOver)} balls`;
}

type Counts = ReturnType<typeof replay>;

const RAIN_RULES = ['D/L', 'VJD'];

interface Moment {
  readonly score: readonly Score[];
  readonly status: string;
  readonly truth: Truth;
}

/** What the feed shows in the chase, delivery by delivery, in a way that one of these feeds has. */
const FEEDS: Readonly<Record<string, (played: Played) => Moment[]>> = {
  'states what is needed': (played) => chaseOf(played, (score) => needOf(played, score)),
  'states the target once': (played) =>
    chaseOf(played, (_, at) =>
      at === 0
        ? `Revised target ${played.final.runs} in ${played.final.balls / played.match.ballsPerOver} overs`
        : '',
    ),
  'states what was needed a delivery ago': (played) =>
    chaseOf(played, (_, at) => needOf(played, played.chase[Math.max(0, at - 1)] ?? played.opening)),
  'states what is needed a delivery later': (played) =>
    chaseOf(played, (score, at) => needOf(played, played.chase[at + 1] ?? score)),
  'states what is needed from the second over': (played) =>
    chaseOf(played, (score, at) => (at < 8 ? '' : needOf(played, score))),
  'never states a target': (played) => chaseOf(played, () => ''),
  'reports rain and a new target halfway': (played) => revisedHalfway(played, 'Rain stops play'),
  'states a new target halfway': (played) => revisedHalfway(played, null),
};

const needOf = ({ final, match }: Played, score: Score) => needText(final, score, match.ballsPerOver);

function chaseOf(played: Played, statusOf: (score: Score, at: number) => string): Moment[] {
  const { opening, chase, final, par, isAbandoned } = played;
  const moments = chase.map((score, at) => ({
    score: [opening, score],
    status: statusOf(score, at),
    truth: final,
  }));
  const end = { score: [opening, chase.at(-1) ?? opening], status: 'Rain stops play', truth: par };
  return isAbandoned ? [...moments, end] : moments;
}

function revisedHalfway({ opening, chase, usual, final, match }: Played, rain: string | null): Moment[] {
  const half = Math.floor(chase.length / 2);
  return chase.map((score, at) => {
    const truth = at < half ? usual : final;
    const status = at === half && rain !== null ? rain : needText(truth, score, match.ballsPerOver);
    return { score: [opening, score], status, truth };
  });
}

/** Counts of the chances in the chase. */
function replay(played: Played, feed: string) {
  const { match, usual } = played;
  const counts = { usual: 0, revised: 0, wrong: 0, withheld: 0 };
  let earlier: Parameters<typeof readScore>[0]['earlier'] = null;
  for (const [at, { score, status, truth }] of (FEEDS[feed]?.(played) ?? []).entries()) {
    const summary = makeMatchSummary({
      phase: 'live',
      teams: [...match.teams],
      status,
      version: at,
      score: [...score],
    });
    const { state, target, limitation } = readScore({ match: summary, fixture: match, tallies: [], earlier });
    earlier = { history: [], target, limitation, win: null };
    if (state === null) counts.withheld += 1;
    else if (target?.runs !== truth.runs || target.balls !== truth.balls) counts.wrong += 1;
    else counts[truth.runs === usual.runs && truth.balls === usual.balls ? 'usual' : 'revised'] += 1;
  }
  return counts;
}

const ratings = createRatings('dream11-2025');

/** The chasing team's chances in percent, after each over of the feed that states what is needed. */
function chancesOf(played: Played): number[] {
  const { match } = played;
  const fixture = fixtureOf(match);
  const request = {
    matchKey: match.id,
    teams: match.teams,
    fixture,
    announced: true,
    rolesKnown: false,
  } as const;
  return chaseOf(played, (score) => needOf(played, score)).flatMap(({ score, status }) => {
    if (!score[1]?.o.endsWith('.0')) return [];
    const summary = makeMatchSummary({ phase: 'live', teams: [...match.teams], status, score: [...score] });
    const earlier = {
      history: [],
      target: { ...played.final, isRevised: true, bowled: 0 },
      limitation: null,
      win: null,
    };
    const { state } = readScore({ match: summary, fixture: match, tallies: [], earlier });
    const forecast =
      state && forecastLiveMatch(ratings, { ...request, members: [[], []], bench: [[], []] }, state);
    return forecast ? [state.batting === 0 ? forecast.win.teamA : forecast.win.teamB] : [];
  });
}

const archives = hasArchives ? readdirSync(archivePath('')).filter((name) => name.endsWith('_json.zip')) : [];
let chases: Played[] = [];

beforeAll(async () => {
  for (const name of archives) {
    const matches = await readArchive(archivePath(name), undefined, '"method": "');
    const byRainRule = matches.filter(({ outcome }) => RAIN_RULES.includes(outcome.method ?? ''));
    chases = [...chases, ...byRainRule.flatMap((match) => playedChase(match) ?? [])];
  }
}, 300_000);

/** Chances for the usual and for a revised target, versions without a chance, and chances for another target. */
const COUNTS = {
  'states what is needed': [7_189, 36_593, 421, 0],
  'states the target once': [7_189, 36_940, 74, 0],
  'states what was needed a delivery ago': [7_054, 0, 37_149, 0],
  'states what is needed a delivery later': [76, 0, 44_127, 0],
  'states what is needed from the second over': [6_565, 34_032, 3_606, 0],
  'never states a target': [0, 0, 44_203, 0],
  'reports rain and a new target halfway': [25_507, 17_875, 747, 0],
  'states a new target halfway': [25_585, 18_211, 333, 0],
} as const;

describe.skipIf(!hasArchives)('matches that a rain rule decided', () => {
  it('are all in the replay', () => {
    expect([chases.length, chases.filter(({ isAbandoned }) => isAbandoned).length]).toEqual([399, 74]);
  });

  it.each(Object.entries(COUNTS))(
    'are never forecast for another target by a feed that %s',
    (feed, counts) => {
      const all = chases.map((played) => replay(played, feed));
      const sumOf = (key: keyof Counts) => all.reduce((total, each) => total + each[key], 0);
      expect([sumOf('usual'), sumOf('revised'), sumOf('withheld'), sumOf('wrong')]).toEqual(counts);
    },
  );

  it('have a chance after each over, in every eighth', () => {
    const chances = chases.filter((_, at) => at % 8 === 0).flatMap(chancesOf);
    expect(chances).toHaveLength(901);
    expect(chances.filter((chance) => !(chance >= 0 && chance <= 100))).toEqual([]);
  });

  it('get no chances afterwards for the usual target, even when the result does not name the rule', () => {
    const completed = chases.filter(({ match, opening, chase, usual, par }) => {
      const { by, winner } = match.outcome;
      const margin = by?.runs === undefined ? `${by?.wickets ?? 0} wkts` : `${by.runs} runs`;
      const status = `${winner ?? 'Nobody'} won by ${margin}`;
      const summary = makeMatchSummary({ status, score: [opening, chase.at(-1) ?? opening] });
      const isRevised = par.runs !== usual.runs || par.balls !== usual.balls;
      return isRevised && canBackfill({ match: summary, fixture: match, earlier: null });
    });
    expect(completed.map(({ match }) => match.id)).toEqual([]);
  });
});
