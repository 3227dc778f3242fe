import { toTenths } from '../statistics/statistics.ts';
import { confidenceOf } from './confidence.ts';
import { dreamTeam } from './dream-team.ts';
import { type HeadToHead, type Meeting, summariseMeetings } from './head-to-head.ts';
import { type PitchReport, reportPitch } from './pitch-report.ts';
import { type PlayerForm, type PlayerMatch, summarisePlayers } from './player-form.ts';
import { captainChoices, flopPlayers, type PickedPlayer, topPlayers, trumpPlayers } from './player-picks.ts';
import { summariseForm, type TeamForm, type TeamResult } from './team-form.ts';
import { summariseVenue, type VenueMatch } from './venue-summary.ts';

export interface AnalysisInput {
  readonly teams: readonly [string, string];
  readonly ground: string;
  /** Earlier matches of the format at this ground. */
  readonly venueMatches: readonly VenueMatch[];
  /** Earlier matches of the format or competition at any ground: what the ground is compared with. */
  readonly usualMatches: readonly VenueMatch[];
  readonly results: readonly [readonly TeamResult[], readonly TeamResult[]];
  readonly meetings: readonly Meeting[];
  /** Earlier matches of the players who may play, in fantasy points of one rule set. */
  readonly playerMatches: readonly PlayerMatch[];
}

export interface AnalysisDraft {
  readonly pitchReport: PitchReport;
  readonly recentForm: { readonly teamA: NamedForm; readonly teamB: NamedForm };
  readonly venueStats: VenueStats;
  readonly headToHead: HeadToHead;
  readonly topPlayers: readonly PickedPlayer[];
  readonly trumpPlayers: readonly PickedPlayer[];
  readonly flopPlayers: readonly PickedPlayer[];
  readonly captainChoices: ReturnType<typeof captainChoices>;
  readonly dreamTeam: readonly PickedPlayer[];
  /** 0 to 100: how much history stands behind the draft. */
  readonly confidence: number;
}

type NamedForm = TeamForm & { readonly team: string };

interface VenueStats {
  readonly venue: string;
  readonly sample: number;
  readonly averageScore: number | null;
  readonly chaseSuccess: number | null;
  readonly tossWinAdvantage: number | null;
}

/** Drafts the whole analysis of a match from rows of history, none of which may be later than the match. No history is an answer too. */
export function draftAnalysis(input: AnalysisInput): AnalysisDraft {
  const { teams, ground, results } = input;
  const venue = summariseVenue(input.venueMatches);
  const pool = summarisePlayers(input.playerMatches);
  return {
    pitchReport: reportPitch(ground, venue, summariseVenue(input.usualMatches)),
    recentForm: {
      teamA: { team: teams[0], ...summariseForm(results[0]) },
      teamB: { team: teams[1], ...summariseForm(results[1]) },
    },
    venueStats: {
      venue: ground,
      sample: venue.sample,
      averageScore: rounded(venue.averageScore),
      chaseSuccess: rounded(venue.chaseSuccess),
      tossWinAdvantage: rounded(venue.tossWinAdvantage),
    },
    headToHead: summariseMeetings(input.meetings, teams),
    topPlayers: topPlayers(pool),
    trumpPlayers: trumpPlayers(pool),
    flopPlayers: flopPlayers(pool),
    captainChoices: captainChoices(pool),
    dreamTeam: topPlayers(dreamTeam(pool)),
    confidence: confidenceOf({
      venueMatches: venue.sample,
      meetings: input.meetings.length,
      formMatches: results[0].length + results[1].length,
      playerMatches: pool.map((player) => player.matches),
    }),
  };
}

function rounded(figure: number | null): number | null {
  return figure === null ? null : toTenths(figure);
}
