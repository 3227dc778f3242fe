import type { CricapiScoreRow, CricapiTotal } from '../../vendors/cricapi/wire-score-row.ts';
import { decideState } from './decide-state.ts';
import type { FeedInnings, FeedMatch } from './feed-match.ts';
import { placeOf } from './overs-place.ts';
import { findSide, readToss, readWinner } from './read-status-words.ts';

type Teams = readonly [string, string];

/**
 * A known match after a row of `cricScore`: its state, and the totals as far as the row tells them. The row does not
 * say who batted first, nor how a side's innings of a Test are split: what it leaves open stays as it was.
 */
export function applyScoreRow(row: CricapiScoreRow, previous: FeedMatch, now: Date): FeedMatch {
  const teams: Teams = [previous.sides[0].name, previous.sides[1].name];
  const innings = addTotals(previous.innings, [
    { team: findSide(row.t1.name, teams), total: row.t1s },
    { team: findSide(row.t2.name, teams), total: row.t2s },
  ]);
  const verdict = decideState(
    {
      words: row.status,
      started: row.ms === null ? previous.phase === 'live' : row.ms !== 'fixture',
      ended: row.ms === 'result',
      hasScore: innings.length > 0,
      startsAt: row.dateTimeGMT ?? (previous.startsAt === null ? null : new Date(previous.startsAt)),
      format: previous.format,
    },
    now,
  );
  const isOver = verdict.phase === 'completed';
  return {
    ...previous,
    ...verdict,
    status: isFixtureWording(row.status) ? previous.status : row.status,
    innings,
    toss: previous.toss ?? readToss(row.status, teams),
    winner: isOver ? (readWinner(row.status, teams) ?? previous.winner) : null,
  };
}

/** The row words a fixture otherwise than the list does, and says no more: a reader should see nothing change. */
function isFixtureWording(status: string): boolean {
  return /^match starts (at|in)\b/i.test(status);
}

interface SideTotal {
  readonly team: string | null;
  readonly total: CricapiTotal | null;
}

function addTotals(innings: readonly FeedInnings[], totals: readonly SideTotal[]): readonly FeedInnings[] {
  const told = totals.flatMap(({ team, total }) => (team && total ? [{ team, total }] : []));
  const isNew = told.filter(({ team }) => !innings.some((each) => each.team === team));
  // Two innings at once: which came first is not in the row.
  if (isNew.length > 1) return innings;
  return told.reduce((all, { team, total }) => withTotal(all, team, total), innings);
}

function withTotal(
  innings: readonly FeedInnings[],
  team: string,
  total: CricapiTotal,
): readonly FeedInnings[] {
  const next = { label: `${team} Inning 1`, team, runs: total.r, wickets: total.w, overs: total.o };
  const at = innings.findLastIndex((each) => each.team === team);
  const known = innings[at];
  if (known === undefined) return [...innings, next];
  // Fewer overs than known: an earlier innings of the side, or an older word.
  if (placeOf(total.o) < placeOf(known.overs)) return innings;
  return innings.with(at, { ...next, label: known.label });
}
