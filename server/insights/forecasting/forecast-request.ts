import type { Role } from '@gullylens/contract/http/insights/projections';
import type { Tally } from '@gullylens/engine/fantasy/tally';
import type { Fixture } from '@gullylens/engine/ratings/fixture';

export interface SquadMember {
  readonly key: string;
  readonly name: string;
  readonly role: Role;
}

/** What a forecast of a match starts from, as plain data that can go to another thread. */
export interface ForecastRequest {
  readonly matchKey: string;
  /** The teams as the feed calls them, in the match's order; the fixture has history's names. */
  readonly teams: readonly [string, string];
  readonly fixture: Fixture;
  readonly members: readonly [readonly SquadMember[], readonly SquadMember[]];
  /** Those who might have been named too. */
  readonly bench: readonly [readonly SquadMember[], readonly SquadMember[]];
  /** Whether they are the announced elevens; else the likely ones. */
  readonly announced: boolean;
  /** Whether all four roles are among them: only then can a line-up be held to the rule on roles. */
  readonly rolesKnown: boolean;
}

export interface LiveState {
  readonly innings: 1 | 2;
  readonly batting: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  readonly target: number | null;
  /** What players have done so far, by key; empty until a scorecard tells. */
  readonly figures: readonly (readonly [key: string, tally: Tally])[];
  /** Keys of those who left without being out. */
  readonly retired: readonly string[];
}
