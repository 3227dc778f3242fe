import type { Role } from '@gullylens/contract/http/insights/projections';
import type { Tally } from '@gullylens/engine/match/tally';
import type { Fixture } from '@gullylens/engine/ratings/fixture';

export interface SquadMember {
  readonly key: string;
  readonly name: string;
  readonly role: Role;
}

/** The input of a match's forecast, as plain data that can be passed to another thread. */
export interface ForecastRequest {
  readonly matchKey: string;
  /** Team names as in the feed, in the match's order. The fixture has history's names. */
  readonly teams: readonly [string, string];
  readonly fixture: Fixture;
  readonly members: readonly [readonly SquadMember[], readonly SquadMember[]];
  /** Squad members outside the eleven. */
  readonly bench: readonly [readonly SquadMember[], readonly SquadMember[]];
  /** True for announced elevens; false for probable ones. */
  readonly announced: boolean;
  /** True when all four roles are present. Only then can the rule on roles apply to line-ups. */
  readonly rolesKnown: boolean;
}

export interface LiveState {
  readonly innings: 1 | 2;
  readonly batting: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  readonly target: number | null;
  /** What players have done so far, by key. Empty before the first scorecard. */
  readonly figures: readonly (readonly [key: string, tally: Tally])[];
  /** Keys of players who retired not out. */
  readonly retired: readonly string[];
}
