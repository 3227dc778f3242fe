import type { CricapiMatch } from '../../vendors/cricapi/wire/wire-match.ts';
import { decideMatchPhase } from './decide-match-phase.ts';
import type { FeedFormat, FeedMatch, FeedTeam } from '../model/feed-match.ts';
import { countOvers, matchFormat } from '../model/formats.ts';
import { findTeamName, battingTeamOf, matchTeams } from '../model/match-names.ts';
import { parseTossDecision, readToss, readWinner } from '../model/status-phrases.ts';

/**
 * Normalises a row of `currentMatches` or a `match_info`, in the polling process. The phase follows from status, flags
 * and age. The status line also supplies a missing toss or winner. A missing toss, score or start keeps the stored
 * value.
 */
export function normaliseMatch(received: CricapiMatch, previous: FeedMatch | null, now: Date): FeedMatch {
  const format = formatOf(received, previous);
  const sides = matchTeams(received.teamInfo, previous?.sides);
  // The vendor names the batting team only in the label. One recorded label names a team that does not play.
  const score = received.score.map(({ inning, r, w, o }) => ({
    label: inning,
    team: battingTeamOf(inning, sides),
    runs: r,
    wickets: w,
    overs: countOvers(o, format),
  }));
  const innings = score.length > 0 ? score : (previous?.innings ?? []);
  const status = received.status || (previous?.phase === 'completed' ? previous.status : '');
  const startsAt = startOf(received, previous);
  const date = received.date ?? startsAt?.toISOString().slice(0, 10) ?? previous?.date ?? '';
  const evidence = { status, startsAt: startsAt?.toISOString() ?? null, date, format, innings };
  const decision = decideMatchPhase(
    { ...evidence, started: received.matchStarted, ended: received.matchEnded },
    now,
  );
  return {
    ...evidence,
    ...decision,
    key: received.id,
    name: received.name,
    shortName: shortenName(received.name, sides),
    ground: previous !== null && received.venue === null ? previous.ground : splitVenue(received.venue),
    sides,
    seriesId: received.series_id ?? previous?.seriesId ?? null,
    toss: tossOf(received, sides) ?? previous?.toss ?? null,
    winner:
      decision.phase === 'completed'
        ? (findTeamName(received.matchWinner, sides) ?? readWinner(status, sides))
        : null,
    fantasyEnabled: received.fantasyEnabled,
    ballsEnabled: received.bbbEnabled,
    hasSquad: received.hasSquad,
  };
}

function formatOf(received: CricapiMatch, previous: FeedMatch | null): FeedFormat {
  const format = matchFormat(received);
  return format === 'other' && received.matchType === null ? (previous?.format ?? format) : format;
}

/** A response without the time keeps the known start, unless it names another day. */
function startOf({ dateTimeGMT, date }: CricapiMatch, previous: FeedMatch | null): Date | null {
  if (dateTimeGMT !== null || !previous?.startsAt) return dateTimeGMT;
  return date === null || date === previous.date ? new Date(previous.startsAt) : null;
}

function shortenName(name: string, [one, two]: readonly [FeedTeam, FeedTeam]): string {
  const comma = name.indexOf(',');
  return `${one.shortName} vs ${two.shortName}${comma < 0 ? '' : name.slice(comma)}`;
}

/** `Eden Gardens, Kolkata` -> the venue and its city. */
function splitVenue(venue: string | null): FeedMatch['ground'] {
  const parts = (venue ?? '').split(',').map((part) => part.trim());
  const city = parts.length > 1 ? parts.pop() : null;
  return { name: parts.join(', ') || 'To be confirmed', city: city || null };
}

function tossOf(received: CricapiMatch, sides: FeedMatch['sides']): FeedMatch['toss'] {
  const winner = findTeamName(received.tossWinner, sides);
  if (winner && received.tossChoice) return { winner, decision: parseTossDecision(received.tossChoice) };
  return readToss(received.status, sides);
}
