import type { CricapiInnings, CricapiMatch, CricapiTeam } from '../../vendors/cricapi/wire-match.ts';
import { decideState } from './decide-state.ts';
import type { FeedInnings, FeedMatch, FeedSide } from './feed-match.ts';
import { nameBatters } from './name-batters.ts';
import { nameFormat } from './name-format.ts';
import { asDecision, findSide, readToss, readWinner } from './read-status-words.ts';

/**
 * The vendor's word on a match, put right: state from flags, words and age; toss and winner from the status line
 * where no field tells them. What an earlier answer told and this one leaves out (the toss, the score) is kept.
 */
export function correctMatch(told: CricapiMatch, previous: FeedMatch | null, now: Date): FeedMatch {
  const format = nameFormat(told);
  const innings = told.score.map((each) => nameInnings(each, told.teams));
  const verdict = decideState(
    {
      words: told.status,
      started: told.matchStarted,
      ended: told.matchEnded,
      hasScore: innings.length > 0,
      startsAt: told.dateTimeGMT,
      format,
    },
    now,
  );
  const sides = [nameSide(told.teamInfo[0]), nameSide(told.teamInfo[1])] as const;
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
    toss: tossOf(told) ?? previous?.toss ?? null,
    winner: verdict.phase === 'completed' ? winnerOf(told) : null,
    fantasyEnabled: told.fantasyEnabled,
    ballsEnabled: told.bbbEnabled,
    hasSquad: told.hasSquad,
  };
}

/** The vendor's `score` rows name their team only inside the label, once with a team that does not play. */
function nameInnings(told: CricapiInnings, teams: readonly [string, string]): FeedInnings {
  return {
    label: told.inning,
    team: nameBatters(told.inning, teams),
    runs: told.r,
    wickets: told.w,
    overs: told.o,
  };
}

function nameSide({ name, shortname, img }: CricapiTeam): FeedSide {
  return { name, shortName: shortname ?? abbreviate(name), image: img };
}

/** Sussex -> SUS, Eastern Storm -> ES: for the teams that the vendor has no short name of. */
function abbreviate(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Za-z]/.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 3);
  return letters.toUpperCase();
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

function tossOf(told: CricapiMatch): FeedMatch['toss'] {
  const winner = findSide(told.tossWinner, told.teams);
  if (winner && told.tossChoice) return { winner, decision: asDecision(told.tossChoice) };
  return readToss(told.status, told.teams);
}

function winnerOf(told: CricapiMatch): string | null {
  return findSide(told.matchWinner, told.teams) ?? readWinner(told.status, told.teams);
}
