import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import type { Tally } from '@gullylens/engine/match/tally';
import type { Fixture } from '@gullylens/engine/ratings/fixture';

/** A player of a coming or live match whom history knows. */
export interface SquadMember {
  /** The player's key in history. */
  readonly key: string;
  readonly name: string;
  readonly role: PlayerRole;
  /** Chance to play, 0 to 1. Left out when the elevens are announced, and in requests stored by earlier versions. */
  readonly playChance?: number;
}

/** The input of a match's forecast: plain data, passed to the forecast thread and stored with the projection. */
export interface ForecastRequest {
  readonly matchKey: string;
  /** Team names as in the feed, in the match's order. `fixture.teams` has the names in history. */
  readonly teams: readonly [string, string];
  readonly fixture: Fixture;
  /** The announced or probable elevens, in the order of `teams`. */
  readonly members: readonly [readonly SquadMember[], readonly SquadMember[]];
  /** Squad members outside the eleven. */
  readonly bench: readonly [readonly SquadMember[], readonly SquadMember[]];
  /** True for announced elevens; false for probable ones. */
  readonly announced: boolean;
  /** True when the two elevens together have all four roles. Only then does the rule on roles apply to line-ups. */
  readonly rolesKnown: boolean;
}

/** The score of a limited-overs match with one innings per team, as the feed reports it. */
export interface LiveState {
  /** Index into `teams`. */
  readonly batting: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  /**
   * Legal balls of the current innings, like `runs` and `wickets`. In a shortened chase the balls lost are added,
   * because the win chance depends on the balls left.
   */
  readonly legalBalls: number;
  /** Balls that a shortened chase has lost; 0 otherwise. */
  readonly ballsLost: number;
  /** Runs to win. Null in the first innings. */
  readonly target: number | null;
  /** What players have done in the match so far, by key. Empty before the first scorecard. */
  readonly tallies: readonly (readonly [key: string, tally: Tally])[];
  /** Keys of players who retired not out. */
  readonly retired: readonly string[];
}
