import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { truncateMatch } from '@gullylens/engine/match/truncate-match';
import type { MatchState } from './match-state.ts';
import { ballsBowledAt } from './match-timeline.ts';
import type { Fixture } from './schedule.ts';
import { vendorMatchId } from './vendor-ids.ts';
import { realAt, type VirtualClock } from './virtual-clock.ts';

/** Whether a fixture is to come, in play or over. */
export type Phase = 'upcoming' | 'live' | 'completed';

/** A fixture at one moment, as the `wire` files present it. Only `match` contains later balls and the result. */
export interface ObservedFixture {
  readonly id: string;
  readonly phase: Phase;
  /** True when the match repeats one of the first cycle. */
  readonly again: boolean;
  /** The whole record. Before the end use only what the vendor would know: teams, venue, line-ups, toss. */
  readonly match: MatchRecord;
  readonly state: MatchState;
  /** Deliveries completed so far. */
  readonly balls: number;
  /** Start, and time of observation, in real milliseconds since 1970. */
  readonly startsAt: number;
  readonly now: number;
}

/**
 * One moment in real milliseconds since 1970 and in virtual milliseconds, with the clock that converts between them.
 */
export interface Instant {
  readonly real: number;
  readonly virtual: number;
  readonly clock: VirtualClock;
}

function phaseAt(fixture: Fixture, virtual: number): Phase {
  if (virtual < fixture.startsAt) return 'upcoming';
  return virtual < fixture.endsAt ? 'live' : 'completed';
}

/** What the vendor knows of a fixture at an instant. */
export function observeFixture(fixture: Fixture, { real, virtual, clock }: Instant): ObservedFixture {
  const { timeline, place, cycle, again, startsAt } = fixture;
  const { match, states } = timeline;
  const phase = phaseAt(fixture, virtual);
  const balls = phase === 'upcoming' ? 0 : ballsBowledAt(timeline, virtual - startsAt);
  const state = states[balls];
  if (!state) throw new RangeError(`Match ${match.id} has no state after ${balls} balls`);
  return {
    id: vendorMatchId(place, cycle),
    phase,
    again,
    match,
    state,
    balls,
    startsAt: realAt(clock, startsAt),
    now: real,
  };
}

/** The match record without the balls that are still to come, for scorecards and points. */
export function playedRecord({ match, balls, phase }: ObservedFixture): MatchRecord {
  return phase === 'completed' ? match : truncateMatch(match, balls);
}
