import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { testProjection } from './test-projections.ts';

const picked = {
  key: 'player-1',
  name: 'R Kulkarni',
  team: 'Deccan Drifters',
  averagePoints: 42.5,
  matches: 48,
  reason: 'Opens the batting.',
};

/** An analysis with default values, apart from the given parts. */
export function testAnalysis(parts: Partial<Analysis> = {}): Analysis {
  return {
    id: 'analysis-1',
    matchKey: 'match-1',
    matchTitle: 'Malabar Monsoons vs Deccan Drifters',
    tournament: 'Coastal League',
    analysisDate: '2026-11-21T14:00:00.000Z',
    locksAt: '2026-11-21T14:00:00.000Z',
    lockedAt: null,
    draftedAt: '2026-11-21T04:00:00.000Z',
    draftedLate: false,
    contentHash: 'f'.repeat(64),
    corrections: [],
    standsBehind: 'Drafted by the engine',
    publishedAt: null,
    note: null,
    pitchReport: { conditions: 'Even.', scoringPattern: 'Late runs.', recommendation: 'Seamers.' },
    recentForm: {
      teamA: { team: 'Malabar Monsoons', wins: 3, losses: 2, form: 'WWLWL' },
      teamB: { team: 'Deccan Drifters', wins: 1, losses: 4, form: 'LLLWL' },
    },
    venueStats: {
      venue: 'Harbour Ground',
      sample: 12,
      averageScore: 161,
      chaseSuccess: 55,
      tossWinAdvantage: 52,
    },
    headToHead: { totalMatches: 4, teamAWins: 2, teamBWins: 2, noResult: 0 },
    topPlayers: [picked],
    trumpPlayers: [picked],
    flopPlayers: [],
    captainChoices: { primary: picked, alternative: null },
    dreamTeam: [],
    projections: [testProjection()],
    teams: [],
    forecast: null,
    confidence: 70,
    ...parts,
  };
}
