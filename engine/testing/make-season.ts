import { simulateMatch } from '@gullylens/sandboxes/cricapi/simulator/simulate-match';
import { makeTeam } from '@gullylens/sandboxes/testing/make-team';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { MatchRecord } from '../match/match-record.ts';

const TEAMS = [
  makeTeam('Reds', 0.4),
  makeTeam('Blues', 0.1),
  makeTeam('Greens', -0.1),
  makeTeam('Whites', -0.4),
];

/** Simulated T20s of a test league: four unequal teams, two venues, one match a day, in order of play. */
export function makeSeason(length: number, seed: number): MatchRecord[] {
  const rng = xoroshiro128plus(seed);
  return Array.from({ length }, (_, i) => {
    const first = TEAMS[i % 4] ?? makeTeam('Reds');
    const second = TEAMS[(i + 1 + (Math.floor(i / 4) % 3)) % 4] ?? makeTeam('Blues');
    return simulateMatch(rng, {
      id: `made-${String(i).padStart(4, '0')}`,
      date: new Date(Date.UTC(2022, 0, 1 + i)).toISOString().slice(0, 10),
      season: '2022',
      competition: 'Made League',
      matchNumber: i + 1,
      stage: null,
      venue: i % 2 === 0 ? 'High Ground' : 'Low Ground',
      city: null,
      teams: [first, second],
      venuePace: i % 2 === 0 ? 0.2 : -0.2,
    });
  });
}
