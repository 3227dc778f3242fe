import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { truncateMatch } from '@gullylens/engine/match/truncate-match';
import type { MatchState } from './match-state.ts';
import { ballsBowledAt } from './match-timeline.ts';
import type { Fixture } from './schedule.ts';
import { vendorMatchId } from './vendor-ids.ts';
import { realAt, type VirtualClock } from './virtual-clock.ts';

export type Phase = 'upcoming' | 'live' | 'completed';

/** A fixture as it stands at one instant; nothing of its future is in it but the date. */
export interface ObservedFixture {
  readonly id: string;
  readonly phase: Phase;
  /** It was played before: nothing in it is new. */
  readonly again: boolean;
  /** The match's unchanging part: teams, ground, line-ups, toss. */
  readonly match: MatchRecord;
  readonly state: MatchState;
  /** Deliveries over so far. */
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

/** The record as far as it has been played, for scorecards and points. */
export function playedRecord({ match, balls, phase }: ObservedFixture): MatchRecord {
  return phase === 'completed' ? match : truncateMatch(match, balls);
}
