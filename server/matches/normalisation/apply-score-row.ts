import { oversToBalls } from '@gullylens/engine/match/overs';
import type { CricapiScoreRow, CricapiTotal } from '../../vendors/cricapi/wire/wire-score-row.ts';
import { decideMatchPhase } from './decide-match-phase.ts';
import type { FeedFormat, FeedInnings, FeedMatch } from '../model/feed-match.ts';
import { countOvers, FORMATS } from '../model/formats.ts';
import { findTeamName } from '../model/match-names.ts';
import { readToss, readWinner } from '../model/status-phrases.ts';

/**
 * Applies a row of `cricScore` (phase and totals) to a stored match, in the polling process. The stored
 * batting order and a team's earlier innings stay, because the row has one total for each team. A completed match keeps
 * its status when the row has none.
 */
export function applyScoreRow(row: CricapiScoreRow, previous: FeedMatch, now: Date): FeedMatch {
  const { sides } = previous;
  const wasOver = previous.phase === 'completed';
  const status = row.status || (wasOver ? previous.status : '');
  const innings = addTotals(previous, [
    [findTeamName(row.t1, sides), row.t1s],
    [findTeamName(row.t2, sides), row.t2s],
  ]);
  const startsAt = row.dateTimeGMT?.toISOString() ?? previous.startsAt;
  const started = row.ms === null ? previous.phase === 'live' : row.ms !== 'fixture';
  const ended = row.ms === 'result' || (wasOver && row.ms === null && status === '');
  const decision = decideMatchPhase({ ...previous, status, innings, startsAt, started, ended }, now);
  const knownWinner = decision.result === previous.result ? previous.winner : null;
  return {
    ...previous,
    ...decision,
    status: isFixtureWording(status) ? previous.status : status,
    innings,
    toss: previous.toss ?? readToss(status, sides),
    winner: decision.phase === 'completed' ? (readWinner(status, sides) ?? knownWinner) : null,
  };
}

/** True when the row only phrases a fixture differently from the list, which readers should not see as a change. */
function isFixtureWording(status: string): boolean {
  return /^match starts (at|in)\b/i.test(status);
}

type TeamTotal = readonly [team: string | null, total: CricapiTotal | null];

function addTotals({ innings, format }: FeedMatch, totals: readonly TeamTotal[]): readonly FeedInnings[] {
  const received = totals.flatMap(([team, total]) =>
    team && total ? [{ team, total: { ...total, o: countOvers(total.o, format) } }] : [],
  );
  const firstTotals = received.filter(({ team }) => !innings.some((each) => each.team === team));
  // Both teams have their first total: the row does not say which batted first.
  if (firstTotals.length > 1) return innings;
  return received.reduce((all, each) => withTotal(all, each, format), innings);
}

function withTotal(
  innings: readonly FeedInnings[],
  { team, total }: { readonly team: string; readonly total: CricapiTotal },
  format: FeedFormat,
): readonly FeedInnings[] {
  const next = { team, runs: total.r, wickets: total.w, overs: total.o };
  const index = innings.findLastIndex((each) => each.team === team);
  const stored = innings[index];
  if (stored === undefined) return [...innings, { ...next, label: `${team} Inning 1` }];
  const { ballsPerOver } = FORMATS[format];
  const [balls, storedBalls] = [
    oversToBalls(total.o, ballsPerOver),
    oversToBalls(stored.overs, ballsPerOver),
  ];
  if (balls >= storedBalls) return innings.with(index, { ...next, label: stored.label });
  // The row has a team's latest innings. If the other team has batted since, a far shorter one is its second.
  const isSecond = format === 'test' && index === innings.length - 2 && index < 2 && balls < storedBalls / 2;
  // Otherwise it is an earlier innings of the team, or an outdated total.
  return isSecond ? [...innings, { ...next, label: `${team} Inning 2` }] : innings;
}
