import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { storeSession } from '../../testing/test-people.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AnalysisVerification, MatchOffer, OfferedCaptains } from './analysis-head.tsx';
import { AnalysisTabs, type ReportPart } from './analysis-tabs.tsx';
import { ExpertAnalysis } from './expert-analysis.tsx';
import { AnalysisParts, FullAnalysis } from './full-analysis.tsx';
import { PlayerVerdict } from './player-verdict.tsx';

const CARDS = 'GET /api/v1/analysis/';
const READ = 'GET /api/v1/analysis/match-1/';
const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data } });

let server: TestServer | undefined;
afterEach(() => server?.close());

async function show(part: ReactNode, handlers: Record<string, TestHandler>) {
  server = await startTestServer(handlers);
  storeSession();
  renderPage(part);
}

const card = (matchKey: string) => ({
  id: matchKey,
  matchKey,
  matchTitle: `Title of ${matchKey}`,
  tournament: `Cup of ${matchKey}`,
  analysisDate: '2026-11-21T12:00:00.000Z',
  publishedAt: null,
  draftedLate: false,
  locked: false,
  captain: null,
  captainPoints: 97.04,
  viceCaptain: null,
  viceCaptainPoints: null,
  locksAt: null,
  venueAverage: null,
  pitchConditions: '',
  trumpPlayers: [],
});

const lines = () => [...document.querySelectorAll('header > *')].map(({ textContent }) => textContent);

describe('the match of an analysis that is not paid for', () => {
  it('is named by its own card, with the points of its captains and without their names', async () => {
    const offer = (
      <>
        <MatchOffer matchKey="two" title="A match" />
        <OfferedCaptains matchKey="two" />
      </>
    );
    await show(offer, { [CARDS]: ok([card('one'), { ...card('two'), locked: true }]) });
    expect(lines()).toEqual(['', 'A match', '']);
    await until(() => expect(lines().slice(0, 2)).toEqual(['Cup of two', 'Title of two']));
    expect(lines()[2]).toContain('Sat, 21 Nov');
    expect(document.querySelector('header + div')?.textContent).toBe(
      'expected pointsCName locked97.0 expected pointsVCName locked',
    );
  });
});

it('a match without an analysis has no empty place for captains in the offer', async () => {
  await show(<OfferedCaptains matchKey="three" />, { [CARDS]: ok([card('one')]) });
  expect(document.querySelector('.border-y')).toBeTruthy();
  await until(() => expect(document.querySelector('.border-y')).toBeNull());
});

describe('the status of an analysis', () => {
  it.each<[Partial<Analysis>, RegExp]>([
    [{ lockedAt: '2026-11-21T13:30:00.000Z' }, /^Sealed at the toss: 21 Nov 2026, 7:00\spm IST$/],
    [{ locksAt: null }, /^Will be sealed at the toss$/],
    [
      { locksAt: '2026-11-21T14:00:00.000Z' },
      /^Will be sealed at the toss, 21 Nov 2026, 7:30\spm IST at the latest$/,
    ],
  ])('with %j is shown', (parts, text) => {
    renderPage(<AnalysisVerification analysis={testAnalysis(parts)} />);
    screen.getByText(text);
    expect(screen.queryByText(/not graded/)).toBeNull();
  });

  it('is "not graded" when it was drafted late', () => {
    renderPage(<AnalysisVerification analysis={testAnalysis({ draftedLate: true })} />);
    screen.getByText('Written after the start, not graded.');
  });
});

describe('the grade of a whole analysis', () => {
  it.each([
    [null, 0],
    ['2026-11-21T13:30:00.000Z', 1],
  ])('is shown once it is sealed, and until then the way to line-ups: %s', async (lockedAt, count) => {
    await show(<FullAnalysis matchKey="match-1" grade={<p>Graded</p>} />, {
      [READ]: ok(testAnalysis({ lockedAt })),
    });
    screen.getByRole('status', { name: 'Loading the analysis' });
    await until(() => screen.getByRole('heading', { level: 1 }));
    expect(screen.queryAllByText('Graded')).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: 'Build line-ups' })).toHaveLength(1 - count);
  });
});

it.each([
  ['until it is sealed', null, 2],
  ['not after it is sealed', '2026-11-21T13:30:00.000Z', 1],
])('a whole analysis is fetched again every minute, %s', async (_, lockedAt, calls) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await show(<FullAnalysis matchKey="match-1" grade={null} />, { [READ]: ok(testAnalysis({ lockedAt })) });
  await until(() => screen.getByRole('heading', { level: 1 }));
  act(() => void vi.advanceTimersByTime(60_000));
  // A request of the page would have been sent before this one.
  await fetch(`${server?.origin}/`);
  expect(server?.callsOf(READ)).toBe(calls);
});

describe('the cards of the analyses', () => {
  it('open the analysis over the page, and close it', async () => {
    await show(<ExpertAnalysis isPremium={false} onUpgrade={() => undefined} />, {
      [CARDS]: ok([card('match-1')]),
      [READ]: ok(testAnalysis()),
    });
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Title of match-1' })));
    await until(() => screen.getByRole('dialog', { name: /^Malabar Monsoons/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get Premium Access' })).toBeNull();
  });

  it('show a message when there are none yet', async () => {
    await show(<ExpertAnalysis isPremium={false} onUpgrade={() => undefined} />, { [CARDS]: ok([]) });
    await until(() => screen.getByText('Expert Analysis Coming Soon'));
  });
});

const places = () =>
  [...document.querySelectorAll('svg rect[x]')].map((bar) => Number.parseFloat(bar.getAttribute('x') ?? ''));

describe('an armband', () => {
  const analysis = testAnalysis({
    projections: [testProjection({ key: 'player-1', mean: 50, p10: 23, p90: 100 })],
  });

  it('extends its range a little beyond the player’s upper end', () => {
    renderPage(<PlayerVerdict armband="captain" analysis={analysis} />);
    screen.getByRole('heading', { name: 'Captain' });
    screen.getByText('50.0');
    expect(places()).toEqual([expect.closeTo(20), expect.closeTo((50 / 115) * 100)]);
  });

  it('may have no player', () => {
    renderPage(<PlayerVerdict armband="vice-captain" analysis={analysis} />);
    screen.getByRole('heading', { name: 'Vice-captain' });
    screen.getByText('To be decided');
    expect(places()).toEqual([]);
  });
});

const section = () => screen.getByRole('region', { name: 'Win probability' });
const note = () => section().querySelector(':scope > p')?.textContent;

describe('the forecast of an analysis', () => {
  const forecast: NonNullable<Analysis['forecast']> = {
    win: { teamA: 54.5, teamB: 45.5 },
    totals: [
      { team: 'Monsoons', mean: 150, p10: 100, p50: 150, p90: 200 },
      { team: 'Drifters', mean: 160, p10: 110, p50: 160, p90: 190 },
    ],
    basis: { confidence: 'low', missing: ['toss'], matchesLearnt: 9, learntUntil: '2026-11-20' },
  } as NonNullable<Analysis['forecast']>;

  it('is drawn from below the lowest total to above the highest', () => {
    renderPage(<AnalysisParts analysis={testAnalysis({ forecast, projections: [] })} />);
    const bars = [...section().querySelectorAll('svg rect[opacity]')];
    expect(bars.map((bar) => Number.parseFloat(bar.getAttribute('x') ?? ''))).toEqual([
      expect.closeTo((20 / 130) * 100),
      expect.closeTo((30 / 130) * 100),
    ]);
    expect(note()).toBe('Small sample. Based on 9 matches up to 20 Nov 2026. Not known: the toss.');
  });

  it('omits missing history', () => {
    const basis = { ...forecast.basis, missing: [], learntUntil: null };
    renderPage(
      <AnalysisParts analysis={testAnalysis({ forecast: { ...forecast, basis }, projections: [] })} />,
    );
    expect(note()?.trim()).toBe('Small sample.');
  });
});

const showTab = (parts: Partial<Analysis>, shown: ReportPart = 'players') =>
  renderPage(<AnalysisTabs analysis={testAnalysis(parts)} shown={shown} onShow={() => undefined} />);

describe('the trump and flop report', () => {
  it('has the captain, and a message when no player stands out', () => {
    showTab({});
    screen.getByRole('heading', { name: 'Captain and vice-captain' });
    screen.getByText('May score far more than usual.');
    screen.getByText('No player stands out in the history.');
    expect(screen.getAllByText('R Kulkarni')).toHaveLength(2);
  });

  it('has no captains when there are none', () => {
    showTab({ captainChoices: { primary: null, alternative: null } });
    expect(screen.queryByRole('heading', { name: 'Captain and vice-captain' })).toBeNull();
  });
});

const showPitch = (conditions: string) => {
  const pitchReport = { conditions, scoringPattern: 'Late runs.', recommendation: 'Seamers.' };
  renderPage(
    <AnalysisTabs analysis={testAnalysis({ pitchReport })} shown="pitch" onShow={() => undefined} />,
  );
  const heading = screen.getByRole('heading', { name: 'Pitch conditions' });
  return [...(heading.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
};

describe('the pitch report', () => {
  it('leads with the verdict of the engine, and says it once', () => {
    const text =
      'A fair pitch: first innings average 171 in 22 matches at Santra Gardens, 8 below the usual 179.';
    expect(showPitch(text)).toEqual([
      'A fair pitch · average 171',
      'First innings average 171 in 22 matches at Santra Gardens, 8 below the usual 179.',
    ]);
  });

  it('has what an analyst wrote once', () => {
    expect(showPitch('Even.')).toEqual(['Even.']);
  });
});
