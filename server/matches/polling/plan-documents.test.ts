import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../documents/countries.ts';
import { scorecardName } from '../documents/match-scorecard.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { planDocuments } from './plan-documents.ts';

const at = (time: string) => new Date(`2026-03-10T${time}:00.000Z`);
const now = at('18:00');
const inPlay = makeFeedMatch({
  key: 'm',
  startsAt: at('14:00').toISOString(),
  phase: 'live',
  hasSquad: false,
  innings: [{ label: 'One Inning 1', team: 'One', runs: 213, wickets: 7, overs: '20.0' }],
});
const over = { ...inPlay, phase: 'completed' } as const;

/** What is wished for a match that last changed at 17:50, on a plan of so many hits. */
function planned(match: typeof inPlay, cardAt: Date, hitsLimit = 10_000): string[] {
  const spent = { high: 0, medium: 0, low: 0 };
  const day = { hitsLimit, hitsToday: 0, spent, blockedUntil: null };
  const times = new Map([
    [COUNTRIES, now],
    [scorecardName('m'), cardAt],
  ]);
  const facts = { times, wanted: new Set<string>(), changedAt: () => at('17:50') };
  return planDocuments({ matches: [match], day, now }, facts).map(({ kind }) => kind);
}

describe('the scorecard of a match that is over', () => {
  it('is asked for once more where the last one was told while play was on', () => {
    expect(planned(over, at('17:40'))).toEqual(['scorecard']);
    expect(planned(over, at('17:55'))).toEqual([]);
  });

  it('is not bought again where a plan follows none through its match', () => {
    expect(planned(over, at('17:40'), 100)).toEqual([]);
  });
});
