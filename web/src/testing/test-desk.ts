import type { DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { testAnalysis } from './test-analysis.ts';

export const noEdits: DeskAnalysisDetail['edits'] = {
  conditions: null,
  scoringPattern: null,
  recommendation: null,
  captain: null,
  viceCaptain: null,
  trumpPlayers: null,
  flopPlayers: null,
  note: null,
};

/** An analysis on the desk with default values, apart from the given parts. */
export function testDeskAnalysis(parts: Partial<DeskAnalysisDetail> = {}): DeskAnalysisDetail {
  return {
    matchKey: 'match-1',
    matchTitle: 'Malabar Monsoons vs Deccan Drifters',
    tournament: 'Coastal League',
    matchAt: '2026-11-21T14:00:00.000Z',
    state: 'draft',
    version: 1,
    publishesAt: null,
    publishedAt: null,
    locksAt: null,
    lockedAt: null,
    elevensKnown: true,
    draftedAt: '2026-11-21T04:00:00.000Z',
    draftedLate: false,
    confidence: 70,
    readers: 0,
    analysis: testAnalysis(),
    edits: noEdits,
    acts: [],
    members: [],
    announced: null,
    ...parts,
  };
}
