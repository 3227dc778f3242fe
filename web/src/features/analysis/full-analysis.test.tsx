import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { AnalysisParts } from './full-analysis.tsx';

const basis = { confidence: 'good', missing: [], matchesLearnt: 900, learntUntil: '2026-05-01' } as const;
const forecast: NonNullable<Analysis['forecast']> = {
  win: { teamA: 54.5, teamB: 45.5 },
  totals: [{ team: 'Malabar Monsoons', mean: 161.4, p10: 130.2, p50: 160, p90: 195.8 }],
  basis: { ...basis, missing: [] },
};
const kulkarni = {
  key: 'player-1',
  name: 'R Kulkarni',
  team: 'Deccan Drifters',
  averagePoints: 30,
  matches: 48,
  reason: 'Opens the batting.',
};

const show = (parts: Partial<Analysis> = {}, path = '/') =>
  renderPage(<AnalysisParts analysis={testAnalysis(parts)} />, path);
const region = (name: string) => screen.getByRole('region', { name });
const players = (count: number) =>
  Array.from({ length: count }, (_, at) => testProjection({ key: `p${at}`, name: `Player ${at}` }));
const shown = () => within(region('Expected points')).getAllByRole('listitem').length;
const venue = (parts: Partial<Analysis>) => show(parts, '/?report=venue');
const part = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement?.textContent;

describe('the projections of likely elevens', () => {
  const note = /^The playing XIs are not announced yet\. The points are what to expect of a player who plays/;

  it('state the chance to play, and what the points mean', () => {
    show({ projections: [testProjection({ playChance: 83.4 })] });
    within(region('Expected points')).getByText(note);
    expect(screen.getByText('Chance to play', { selector: 'dt' }).nextSibling?.textContent).toBe('83%');
    screen.getByText('Chance to play', { selector: 'th' });
    screen.getByText('83.4%', { selector: 'td' });
  });

  it('state neither once the elevens are announced', () => {
    show({ projections: [...players(2), testProjection({ key: 'sure', playChance: 100 })] });
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.queryByText('Chance to play')).toBeNull();
  });
});

describe('the captain and the vice-captain of an analysis', () => {
  it('have their projected points, with their range', () => {
    show({ captainChoices: { primary: kulkarni, alternative: null } });
    expect(part('Captain')).toContain('42.5expected points');
    expect(part('Captain')).toContain('Likely range: 8 to 84 points');
    expect(part('Vice-captain')).toBe('Vice-captainTo be decided');
  });

  it('have no range without projections', () => {
    show({ projections: [], captainChoices: { primary: kulkarni, alternative: kulkarni } });
    expect(part('Vice-captain')).toContain('30.0expected points');
    expect(screen.queryByText(/Likely range/)).toBeNull();
  });
});

describe('the expected points', () => {
  it('show eleven players at first, all on request, and eleven again', () => {
    show({ projections: players(12) });
    expect(shown()).toBe(11);
    const button = screen.getByRole('button', { name: 'Show all 12 players' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(shown()).toBe(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show the first 11' }));
    expect(shown()).toBe(11);
  });

  it('show eleven players without a button for more', () => {
    show({ projections: players(11) });
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  });

  it('are omitted without projections', () => {
    show({ projections: [] });
    expect(screen.queryByRole('region', { name: 'Expected points' })).toBeNull();
  });

  it('show their parts and their range', () => {
    show();
    const words = region('Expected points').textContent;
    expect(words).toContain('Average player at this ground+36.0');
    expect(words).toContain('Ground−1.0');
    expect(words).toContain('Most points of the match8.1%');
    expect(words).toContain('Matches used48');
    screen.getByRole('img', { name: 'from 8 to 84 points' });
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('R Kulkarni42.58.038.084.08.1%22.4%61.2%');
  });
});

describe('the forecast of an analysis', () => {
  it('gives chances that add up to 100, totals with their range, and their basis', () => {
    show({ forecast });
    const words = region('Win probability').textContent;
    expect(words).toContain('Malabar Monsoons55%');
    expect(words).toContain('Deccan Drifters45%');
    expect(words).toContain('161 (130 to 196)');
    expect(words).toContain('Based on 900 matches up to 1 May 2026.');
    expect(words).not.toContain('Not known');
  });

  it('names the missing inputs', () => {
    show({
      forecast: { ...forecast, basis: { ...basis, missing: ['toss', 'line-ups'], learntUntil: null } },
    });
    const words = region('Win probability').textContent;
    expect(words).toContain('Not known: the toss, the playing XIs.');
    expect(words).not.toContain('Based on');
  });

  it('is omitted when there is none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Win probability' })).toBeNull();
  });
});

describe('the notes of an analysis', () => {
  it('is the note of an analyst and each correction', () => {
    show({
      note: 'Watch the wind.',
      corrections: [{ text: 'A typo.', correctedAt: '2026-11-22T04:30:00Z' }],
    });
    expect(region('The analyst adds').textContent).toContain('Watch the wind.');
    expect(region('Corrections').textContent).toContain('22 Nov 2026, 10:00 am IST A typo.');
  });

  it('are omitted when there are none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'The analyst adds' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Corrections' })).toBeNull();
  });

  it.each<[string, Partial<Analysis>]>([
    ['Sealed at the scheduled start: 21 Nov 2026, 7:30 pm IST', { lockedAt: '2026-11-21T14:02:00Z' }],
    ['Will be sealed at the toss, 21 Nov 2026, 7:30 pm IST at the latest', {}],
    ['Will be sealed at the toss', { locksAt: null }],
  ])('is when it is sealed: %s', (text, parts) => {
    show(parts);
    within(region('Status of the analysis')).getByText(text);
  });

  it('include that it was drafted too late to be graded', () => {
    show({ draftedLate: true, lockedAt: '2026-11-21T14:00:00Z' });
    screen.getByText('Written after the start, not graded.');
    screen.getByText('Written late, does not count');
    expect(screen.queryByText('Sealed before play')).toBeNull();
  });

  it('omit lateness when it was in time', () => {
    show({ lockedAt: '2026-11-21T13:00:00Z' });
    screen.getByText('Sealed before play');
    expect(screen.queryByText(/^Written/)).toBeNull();
  });
});

describe('the venue report', () => {
  it('gives whole numbers and the meetings of the two teams', () => {
    venue({ headToHead: { totalMatches: 5, teamAWins: 3, teamBWins: 1, noResult: 1 } });
    screen.getByText('Harbour Ground: 12 matches in the history');
    expect(screen.getByText('Average first-innings score').parentElement?.textContent).toMatch(/^161/);
    expect(screen.getByText('Matches won by the chasing team').parentElement?.textContent).toMatch(/^55%/);
    expect(part('Head-to-head')).toContain('Malabar Monsoons3No result1Deccan Drifters1');
  });

  it('says where there is no history', () => {
    const headToHead = { totalMatches: 0, teamAWins: 0, teamBWins: 0, noResult: 0 };
    const venueStats = { ...testAnalysis().venueStats, averageScore: null };
    venue({ headToHead, venueStats });
    screen.getByText('No history');
    screen.getByText('We have no past matches between the two teams.');
  });
});

describe('the dream team of an analysis', () => {
  it('is shown on a pitch when every role is known', () => {
    show({ dreamTeam: [{ key: 'player-1', name: 'R Kulkarni' }] as Analysis['dreamTeam'] });
    expect(screen.getAllByRole('region', { name: 'Dream team' }).at(-1)?.textContent).toContain('R Kulkarni');
  });

  it('is omitted when there is none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Dream team' })).toBeNull();
  });
});
