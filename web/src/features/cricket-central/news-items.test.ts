import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../platform/links.ts';
import { testMatch } from '../../testing/test-matches.ts';
import { newsItems } from './news-list.tsx';

function analysis(id: string, publishedAt: string): AnalysisCard {
  return {
    id,
    matchKey: id,
    matchTitle: `Match ${id}`,
    tournament: 'Coastal League',
    analysisDate: '2026-11-24T14:00:00Z',
    publishedAt,
    draftedLate: false,
    locksAt: null,
    captainPoints: null,
    viceCaptainPoints: null,
    venueAverage: null,
    locked: true,
  };
}

describe('the news', () => {
  it('lists live matches, then results, then the latest analyses', () => {
    const live = [testMatch({ id: 'on', status: 'Deccan Drifters need 12 runs in 9 balls' })];
    const recent = [testMatch({ id: 'over', status: 'Malabar Monsoons won by 9 wkts' })];
    const analyses = [analysis('older', '2026-11-20T10:00:00Z'), analysis('newer', '2026-11-21T10:00:00Z')];
    const items = newsItems({ live, recent }, analyses);
    expect(items.map(({ kind, to, headline }) => [kind, to, headline])).toEqual([
      ['live', pathTo.match('on'), 'Deccan Drifters need 12 runs in 9 balls'],
      ['result', pathTo.match('over'), 'Malabar Monsoons won by 9 wkts'],
      ['analysis', pathTo.analysis('newer'), 'Match newer'],
      ['analysis', pathTo.analysis('older'), 'Match older'],
    ]);
    expect(items.at(-1)?.time).toBe(Date.parse('2026-11-20T10:00:00Z'));
  });

  it('is six of a kind at most', () => {
    const recent = Array.from({ length: 9 }, (_, i) => testMatch({ id: `match-${i}` }));
    expect(newsItems({ live: [], recent }, [])).toHaveLength(6);
  });

  it('is empty when nothing happened', () => {
    expect(newsItems({ live: [], recent: [] }, [])).toEqual([]);
  });
});
