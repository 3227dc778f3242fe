import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleOf, matchIdStem, vendorMatchId, vendorPlayerId } from './vendor-ids.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('vendor ids', () => {
  it('have the vendor’s form and identify match and cycle', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 1_000_000_000 }), (matchId, cycle) => {
        const id = vendorMatchId(matchId, cycle);
        expect(id).toMatch(UUID);
        expect(cycleOf(id, matchId)).toBe(cycle);
        expect(matchIdStem(id)).toBe(matchIdStem(vendorMatchId(matchId, 0)));
      }),
    );
  });

  it('differ between cycles, matches and kinds of entities', () => {
    const ids = [vendorMatchId('1', 0), vendorMatchId('1', 1), vendorMatchId('2', 0), vendorPlayerId('1')];
    expect(new Set(ids).size).toBe(4);
  });
});
