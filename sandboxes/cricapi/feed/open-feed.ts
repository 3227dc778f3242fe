import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { openClock } from './keep-clock.ts';
import { type Instant, observeFixture, type Sighting } from './observe-fixture.ts';
import { fixtureAt, type Lane, listedFixtures, liveNumber, makeSchedule } from './schedule.ts';
import { cycleOf, matchIdStem, vendorMatchId } from './vendor-ids.ts';
import { virtualAt } from './virtual-clock.ts';

/** What is played, and where what came before it can be read. */
export interface Programme {
  /** In the order in which they are played. */
  readonly matches: readonly MatchRecord[];
  /** Names the set: the same for the same matches. */
  readonly digest: string;
  /** Absolute path of a Cricsheet zip with the history, made if need be. */
  readonly historyZip: () => Promise<string>;
}

export interface Feed {
  readonly programme: Programme;
  /** Every fixture that the vendor lists now. */
  list(): readonly Sighting[];
  /** One by its vendor's id: any ever played, or listed as to come. */
  find(vendorId: string): Sighting | null;
  speed(): number;
  setSpeed(speed: number): void;
}

interface FeedOptions {
  readonly programme: Programme;
  readonly dataDir: string;
  readonly speed: number;
  /** Real milliseconds since 1970. */
  readonly now?: () => number;
}

interface Place {
  readonly lane: Lane;
  readonly place: number;
  readonly matchId: string;
}

function placesByStem(schedule: readonly Lane[]): Map<string, Place> {
  const entries = schedule.flatMap((lane) =>
    lane.timelines.map(({ match }, place): [string, Place] => [
      matchIdStem(vendorMatchId(match.id, 0)),
      { lane, place, matchId: match.id },
    ]),
  );
  return new Map(entries);
}

export function openFeed({ programme, dataDir, speed, now = Date.now }: FeedOptions): Feed {
  const schedule = makeSchedule(programme.matches);
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
      const { lane, place, matchId } = found;
      const at = instant();
      const number = cycleOf(vendorId, matchId) * lane.timelines.length + place;
      if (number >= liveNumber(lane, at.virtual) + lane.timelines.length) return null;
      return observeFixture(fixtureAt(lane, number), at);
    },
    speed: () => clock.read().at(-1)?.speed ?? speed,
    setSpeed: (next) => clock.setSpeed(now(), next),
  };
}
