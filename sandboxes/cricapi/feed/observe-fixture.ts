import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { truncateMatch } from '@gullylens/engine/match/truncate-match';
import type { MatchState } from './match-state.ts';
import { ballsBowledAt } from './match-timeline.ts';
import type { Fixture } from './schedule.ts';
import { vendorMatchId } from './vendor-ids.ts';
import { realAt, type VirtualClock } from './virtual-clock.ts';

export type Phase = 'upcoming' | 'live' | 'completed';

/** A fixture as visible at one moment. It contains nothing about the future except the start time. */
export interface ObservedFixture {
  readonly id: string;
  readonly phase: Phase;
  /** True when the match repeats one of the first cycle. */
  readonly again: boolean;
  /** The whole record; before the end use only the constant parts: teams, ground, line-ups, toss. */
  readonly match: MatchRecord;
  readonly state: MatchState;
  /** Deliveries completed so far. */
  readonly balls: number;
  /** Real milliseconds since 1970. */
  readonly startsAt: number;
  readonly now: number;
}

export interface Instant {
  readonly real: number;
  readonly virtual: number;
  readonly clock: VirtualClock;
}

function phaseAt(fixture: Fixture, virtual: number): Phase {
  if (virtual < fixture.startsAt) return 'upcoming';
  return virtual < fixture.endsAt ? 'live' : 'completed';
}

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

/** The record up to now, for scorecards and points. */
export function playedRecord({ match, balls, phase }: ObservedFixture): MatchRecord {
  return phase === 'completed' ? match : truncateMatch(match, balls);
}
