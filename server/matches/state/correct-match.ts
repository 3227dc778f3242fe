import type { CricapiInnings, CricapiMatch } from '../../vendors/cricapi/wire-match.ts';
import { countOvers } from './count-overs.ts';
import { decideState } from './decide-state.ts';
import type { FeedFormat, FeedInnings, FeedMatch, FeedSide } from './feed-match.ts';
import { nameBatters } from './name-batters.ts';
import { nameFormat } from './name-format.ts';
import { nameSide } from './name-side.ts';
import { asDecision, findSide, readToss, readWinner } from './read-status-words.ts';

/**
 * The vendor's word on a match, put right: state from flags, words and age; toss and winner from the status line
 * where no field tells them. What an earlier answer told and this one leaves out (the toss, the score) is kept.
 */
export function correctMatch(told: CricapiMatch, previous: FeedMatch | null, now: Date): FeedMatch {
  const format = nameFormat(told);
  const sides = [nameSide(told.teamInfo[0]), nameSide(told.teamInfo[1])] as const;
  const innings = told.score.map((each) => nameInnings(each, { sides, format }));
  const verdict = decideState(
    {
      words: told.status,
      started: told.matchStarted,
      ended: told.matchEnded,
      hasScore: innings.length > 0,
      startsAt: told.dateTimeGMT ?? endOfPastDay(told.date, now),
      format,
    },
    now,
  );
  return {
    key: told.id,
    name: told.name,
    shortName: shortenName(told.name, sides),
    format,
    status: told.status,
    ...verdict,
    ground: splitGround(told.venue),
    date: told.date ?? told.dateTimeGMT?.toISOString().slice(0, 10) ?? '',
    startsAt: told.dateTimeGMT?.toISOString() ?? null,
    sides,
    innings: innings.length > 0 ? innings : (previous?.innings ?? []),
    seriesId: told.series_id ?? previous?.seriesId ?? null,
    toss: tossOf(told, sides) ?? previous?.toss ?? null,
    winner: verdict.phase === 'completed' ? winnerOf(told, sides) : null,
    fantasyEnabled: told.fantasyEnabled,
    ballsEnabled: told.bbbEnabled,
    hasSquad: told.hasSquad,
  };
}

/** The vendor's `score` rows name their team only inside the label, once with a team that does not play. */
function nameInnings(
  told: CricapiInnings,
  { sides, format }: { readonly sides: FeedMatch['sides']; readonly format: FeedFormat },
): FeedInnings {
  return {
    label: told.inning,
    team: nameBatters(told.inning, sides),
    runs: told.r,
    wickets: told.w,
    overs: countOvers(told.o, format),
  };
}

/** A match of which only the day is told is as old as that day's end; nothing follows from a day that is not over. */
function endOfPastDay(date: string | null, now: Date): Date | null {
  const end = new Date(`${date?.slice(0, 10)}T23:59:59Z`);
  return end < now ? end : null;
}

function shortenName(name: string, [one, two]: readonly [FeedSide, FeedSide]): string {
  const comma = name.indexOf(',');
  return `${one.shortName} vs ${two.shortName}${comma < 0 ? '' : name.slice(comma)}`;
}

/** `Eden Gardens, Kolkata` -> the ground and its city. */
function splitGround(venue: string | null): FeedMatch['ground'] {
  const parts = (venue ?? '').split(',').map((part) => part.trim());
  const city = parts.length > 1 ? parts.pop() : null;
  return { name: parts.join(', ') || 'To be confirmed', city: city || null };
}

function tossOf(told: CricapiMatch, sides: FeedMatch['sides']): FeedMatch['toss'] {
  const winner = findSide(told.tossWinner, sides);
  if (winner && told.tossChoice) return { winner, decision: asDecision(told.tossChoice) };
  return readToss(told.status, sides);
}

function winnerOf(told: CricapiMatch, sides: FeedMatch['sides']): string | null {
  return findSide(told.matchWinner, sides) ?? readWinner(told.status, sides);
}
