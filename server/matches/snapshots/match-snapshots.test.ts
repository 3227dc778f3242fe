import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import type { StoredMatch } from '../model/present-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { createMatchSnapshots, type MatchSnapshots } from './match-snapshots.ts';

const START = '2026-03-10T15:00:00.000Z';
const known: StoredMatch = {
  match: makeFeedMatch({ key: 'one', startsAt: START }),
  version: 1,
  change: 1,
  changedAt: new Date(START),
};

let asOf: Date;
let snapshots: MatchSnapshots;
beforeEach(() => {
  asOf = new Date(START);
  snapshots = createMatchSnapshots({
    memory: {
      all: () => [known],
      find: (key) => (key === 'one' ? known : undefined),
      change: () => 1,
      asOf: () => asOf,
      load: async () => {},
      catchUp: async () => {},
      onChange: () => {},
    },
    series: { all: () => [], nameOf: () => null, fetchedAt: () => null, catchUp: async () => false },
    lookups: { seriesName: () => null, venueKey: () => null },
    clock: createManualClock(asOf),
    age: () => ({ as_of: asOf.toISOString(), delayed_after: 120 }),
    isSandbox: false,
  });
});

const search = (words: string) => snapshots.page('all', { offset: 0, limit: 20, search: words });
const bytesOf = (name: 'overview' | 'live') => snapshots.dashboard(name).in('identity').bytes;

describe('cached responses', () => {
  it('of the dashboards are created once between two changes, whatever readers search for', () => {
    for (let i = 0; i < 1_000; i += 1) search(`words ${i}`);
    const [overview, live] = [bytesOf('overview'), bytesOf('live')];
    expect(bytesOf('overview')).toBe(overview);
    expect(bytesOf('live')).toBe(live);
  });

  it('of searches are limited, so that readers cannot fill the memory', () => {
    for (let i = 0; i < 1_000; i += 1) search(`words ${i}`);
    const again = [0, 199, 200, 999].map((i) => search(`words ${i}`) === search(`words ${i}`));
    expect(again).toEqual([true, true, false, false]);
  });

  it('are replaced when a match changes', () => {
    const [overview, page] = [bytesOf('overview'), search('one')];
    snapshots.invalidate([known]);
    expect(bytesOf('overview')).not.toBe(overview);
    expect(search('one')).not.toBe(page);
  });

  it('stay without a change until the age in them is 15 seconds old', () => {
    const [overview, page] = [bytesOf('overview'), search('one')];
    asOf = new Date('2026-03-10T15:00:14.999Z');
    snapshots.invalidate([]);
    expect([bytesOf('overview') === overview, search('one') === page]).toEqual([true, true]);
    asOf = new Date('2026-03-10T15:00:15.000Z');
    snapshots.invalidate([]);
    expect([bytesOf('overview') === overview, search('one') === page]).toEqual([false, false]);
  });

  it('of single matches stay until then too, although lists were replaced in between', () => {
    const stated = () =>
      JSON.parse(String(snapshots.match('one')?.in('identity').bytes)) as { as_of: string };
    snapshots.invalidate([]);
    expect(stated().as_of).toBe(START);
    asOf = new Date('2026-03-10T15:00:14.999Z');
    snapshots.invalidate([]);
    expect(stated().as_of).toBe(START);
    asOf = new Date('2026-03-10T15:00:15.000Z');
    snapshots.invalidate([]);
    expect(stated().as_of).toBe(asOf.toISOString());
  });
});
