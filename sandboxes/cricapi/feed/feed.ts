import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { openClock } from './persistent-clock.ts';
import type { PlayCycle } from './lane-cycles.ts';
import { type Instant, observeFixture, type ObservedFixture } from './observe-fixture.ts';
import { fixtureAt, type Lane, listedFixtures, liveNumber, makeSchedule } from './schedule.ts';
import { cycleOf, matchIdStem, vendorMatchId } from './vendor-ids.ts';
import { virtualAt } from './virtual-clock.ts';

/**
 * The matches that a feed plays, and their history. Built by `replay-feed.ts` for a replayed archive, or by
 * `league/league-feed.ts` for the fictional league.
 */
export interface FeedProgramme {
  /** Matches of the first cycle, in the order of play. */
  readonly matches: readonly MatchRecord[];
  /** Matches of later cycles; null repeats the first. */
  readonly playCycle: PlayCycle | null;
  /** Name of the fictional league; null when the feed replays an archive. */
  readonly league: string | null;
  /** SHA-256 of the match ids in order: equal lists of matches have equal digests. */
  readonly digest: string;
  /** Absolute path of a Cricsheet zip with the history; creates it if needed. */
  readonly historyZip: () => Promise<string>;
}

/** The matches as the vendor sees them now. One feed exists in each sandbox process; the CricAPI endpoints read it. */
export interface Feed {
  readonly programme: FeedProgramme;
  /** Every fixture that the vendor lists now. */
  list(): readonly ObservedFixture[];
  /** A fixture by the vendor's id, started or listed as upcoming; null for others. */
  find(vendorId: string): ObservedFixture | null;
  speed(): number;
  setSpeed(speed: number): void;
}

interface FeedOptions {
  readonly programme: FeedProgramme;
  readonly dataDir: string;
  readonly speed: number;
  /** Real milliseconds since 1970. */
  readonly now?: () => number;
}

/** The position of a match in its lane: `number` counts from 0, `name` is the match id of the first cycle. */
interface Place {
  readonly lane: Lane;
  readonly name: string;
  readonly number: number;
}

/** Positions by the part of the vendor's match id that is equal in every cycle. */
function placesByStem(schedule: readonly Lane[]): Map<string, Place> {
  const entries = schedule.flatMap((lane) =>
    lane.places.map((name, number): [string, Place] => [
      matchIdStem(vendorMatchId(name, 0)),
      { lane, name, number },
    ]),
  );
  return new Map(entries);
}

/**
 * Schedules the matches and opens the clock stored in `dataDir`. Throws when no match has a ball or the clock file is
 * invalid.
 */
export function openFeed({ programme, dataDir, speed, now = Date.now }: FeedOptions): Feed {
  const schedule = makeSchedule(programme.matches, programme.playCycle);
  const places = placesByStem(schedule);
  const clock = openClock({ dataDir, programme: programme.digest, speed, real: now() });
  const instant = (): Instant => {
    const real = now();
    return { real, virtual: virtualAt(clock.read(), real), clock: clock.read() };
  };
  return {
    programme,
    list() {
      const at = instant();
      return listedFixtures(schedule, at.virtual).map((fixture) => observeFixture(fixture, at));
    },
    find(vendorId) {
      const found = places.get(matchIdStem(vendorId));
      if (!found || !/^[0-9a-f-]{36}$/.test(vendorId)) return null;
      const { lane, name, number } = found;
      const at = instant();
      const n = cycleOf(vendorId, name) * lane.places.length + number;
      if (n >= liveNumber(lane, at.virtual) + lane.places.length) return null;
      return observeFixture(fixtureAt(lane, n), at);
    },
    speed: () => clock.read().at(-1)?.speed ?? speed,
    setSpeed: (next) => clock.setSpeed(now(), next),
  };
}
