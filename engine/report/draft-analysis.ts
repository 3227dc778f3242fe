import { pickBestEleven } from '../lineups/best-eleven.ts';
import { DREAM11_LINEUP, withoutRoles } from '../lineups/lineup-rules.ts';
import { mean, roundToTenth } from '../statistics/statistics.ts';
import { type HeadToHeadMatch, summariseHeadToHead } from './head-to-head.ts';
import { reportPitch } from './pitch-report.ts';
import { type PlayerForm, type PlayerMatch, summarisePlayers } from './player-form.ts';
import { captainChoices, flopPlayers, topPlayers, trumpPlayers } from './player-picks.ts';
import { summariseForm, type TeamResult } from './team-form.ts';
import { summariseVenue, type VenueMatch } from './venue-summary.ts';

/** What an analysis of one match is drafted from: rows of history, all of them earlier than the match. */
export interface AnalysisInput {
  readonly teams: readonly [string, string];
  readonly venue: string;
  /** Earlier matches of the format at this venue. */
  readonly venueMatches: readonly VenueMatch[];
  /** Earlier matches of the format or competition at any venue, for comparison. */
  readonly usualMatches: readonly VenueMatch[];
  /** Earlier matches of each team, in the order of `teams`. */
  readonly results: readonly [readonly TeamResult[], readonly TeamResult[]];
  /** Earlier matches between the two teams. */
  readonly meetings: readonly HeadToHeadMatch[];
  /** Earlier matches of the players who may play, with fantasy points of one rule set. */
  readonly playerMatches: readonly PlayerMatch[];
}

/** The generated analysis of one match, before analysts edit it. */
export type AnalysisDraft = Readonly<ReturnType<typeof draftAnalysis>>;

/**
 * Drafts the texts and picks of a match's analysis, for the server's analysis jobs (worker role) and the backtest.
 * Works without history, too. `projected` are the ids of the line-up chosen from projections; empty when the match is
 * not projected. No flop player is in it, or, when it is empty, in the dream team, which is chosen from earlier points.
 */
export function draftAnalysis(input: AnalysisInput, projected: readonly string[] = []) {
  const { teams, venue: venueName, results } = input;
  const venue = summariseVenue(input.venueMatches);
  const squads = summarisePlayers(input.playerMatches);
  const eleven = dreamTeam(squads);
  const chosen = projected.length > 0 ? projected : eleven.map(({ playerId }) => playerId);
  return {
    pitchReport: reportPitch(venueName, venue, summariseVenue(input.usualMatches)),
    recentForm: {
      teamA: { team: teams[0], ...summariseForm(results[0]) },
      teamB: { team: teams[1], ...summariseForm(results[1]) },
    },
    venueStats: {
      venue: venueName,
      sample: venue.sample,
      averageScore: rounded(venue.averageScore),
      chaseSuccess: rounded(venue.chaseSuccess),
      tossWinAdvantage: rounded(venue.tossWinAdvantage),
    },
    headToHead: summariseHeadToHead(input.meetings, teams),
    topPlayers: topPlayers(squads),
    trumpPlayers: trumpPlayers(squads),
    flopPlayers: flopPlayers(squads, new Set(chosen)),
    captainChoices: captainChoices(squads),
    dreamTeam: topPlayers(eleven),
    /** Amount of history behind the draft, 0 to 100. */
    confidence: confidenceOf(input, squads),
  };
}

function rounded(value: number | null): number | null {
  return value === null ? null : roundToTenth(value);
}

/** Number of matches at which each source counts half of its weight; chosen. */
const HALF_AT = { venue: 10, meetings: 8, form: 5, player: 8 };
/** Weights of the sources, which sum to 1; players' points vary most and weigh most. Chosen. */
const WEIGHTS = { venue: 0.2, meetings: 0.1, form: 0.2, player: 0.5 };

/** Amount of history behind an analysis, 0 (none) to 100; not the chance that it proves right. */
function confidenceOf(
  { venueMatches, meetings, results }: AnalysisInput,
  squads: readonly PlayerForm[],
): number {
  const players = squads.map(({ matches }) => shareKnown(matches, HALF_AT.player));
  const share =
    WEIGHTS.venue * shareKnown(venueMatches.length, HALF_AT.venue) +
    WEIGHTS.meetings * shareKnown(meetings.length, HALF_AT.meetings) +
    WEIGHTS.form * shareKnown((results[0].length + results[1].length) / 2, HALF_AT.form) +
    WEIGHTS.player * (players.length === 0 ? 0 : mean(players));
  return Math.round(100 * share);
}

/** Share, 0 to 1, of a source's full weight: a half at `halfAt` matches. */
function shareKnown(matches: number, halfAt: number): number {
  return matches / (matches + halfAt);
}

/**
 * The best legal eleven by expected points, captain and vice-captain first. Ignores the limits on roles when some
 * role is unknown. Empty when no legal eleven exists.
 */
function dreamTeam(squads: readonly PlayerForm[]): PlayerForm[] {
  const rolesKnown = squads.every((player) => player.role !== null);
  const candidates = squads.map((form) => ({
    id: form.playerId,
    team: form.team,
    role: form.role ?? ('batter' as const),
    points: form.expected,
    form,
  }));
  const picked = pickBestEleven(candidates, rolesKnown ? DREAM11_LINEUP : withoutRoles(DREAM11_LINEUP));
  return picked.ok ? picked.value.players.map((player) => player.form) : [];
}
