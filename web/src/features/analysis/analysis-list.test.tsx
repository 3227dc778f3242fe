import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import {
  refusal,
  startTestServer,
  type TestAnswer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AnalysisList } from './analysis-list.tsx';
import { LineupMatches } from './lineup-matches.tsx';

let server: TestServer;
beforeEach(() => storeSession());
afterEach(() => server?.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function card(matchKey: string, minutes: number, more: object = {}): AnalysisCard {
  return {
    id: matchKey,
    matchKey,
    matchTitle: `Match ${matchKey}`,
    tournament: 'Coastal League',
    analysisDate: inMinutes(minutes),
    publishedAt: null,
    draftedLate: false,
    locksAt: inMinutes(minutes),
    captainPoints: 76.84,
    viceCaptainPoints: 60,
    venueAverage: null,
    locked: true,
    ...more,
  };
}

const open = {
  locked: false,
  sample: false,
  captain: 'A Rao',
  viceCaptain: 'B Das',
  trumpPlayers: [],
  pitchConditions: '',
};

async function show(
  part: React.ReactNode,
  cards: AnalysisCard[],
  upcoming: TestAnswer = { body: { data: [testMatch({ id: 'later' }), testMatch({ id: 'soon' })] } },
  more: Record<string, TestHandler> = {},
): Promise<void> {
  server = await startTestServer({
    ...more,
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: cards } }),
    'GET /api/v1/cricket/matches/upcoming/': () => upcoming,
  });
  renderPage(part);
}

const list = <AnalysisList onUpgrade={() => undefined} />;

/** The titles of the cards, without the tournament after each. */
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.split(', ')[0]);
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('lists open analyses, the next to lock first, then matches without one, then what has started', async () => {
  await show(list, [
    card('past', -60, open),
    card('night', 300, open),
    card('late', 10, { ...open, draftedLate: true }),
    card('soon', 19.5, open),
    card('older', -600, open),
  ]);
  await until(() => screen.getByRole('region', { name: 'Coming matches' }));
  expect(titlesIn('Next to lock')).toEqual(['Match soon', 'Match night']);
  expect(linksOf(screen.getByRole('region', { name: 'Coming matches' }))).toEqual(['/matches/later']);
  expect(titlesIn('Matches that have started')).toEqual(['Match late', 'Match past', 'Match older']);
  screen.getByText('Captain and vice-captain with the points expected before play.');
  screen.getByText('Locks in 20 m');
  screen.getByText('Written late, does not count');
  expect(screen.getAllByText('Sealed before play')).toHaveLength(2);
});

it('a free reader sees one offer above all analyses, and each leads to its page', async () => {
  const onUpgrade = vi.fn();
  await show(<AnalysisList onUpgrade={onUpgrade} />, [card('soon', 19.5), card('night', 300)]);
  await until(() => screen.getByText('Match night'));
  expect(linksOf(screen.getByRole('region', { name: 'Next to lock' }))).toEqual([
    '/analysis/soon',
    '/analysis/night',
  ]);
  fireEvent.click(screen.getByRole('button'));
  expect(onUpgrade).toHaveBeenCalledOnce();
});

it('a free reader sees three open analyses at first, so that the offer is near', async () => {
  const cards = [10, 20, 30, 40].map((minutes) => card(`in-${minutes}`, minutes));
  await show(list, cards);
  await until(() => screen.getByRole('button', { name: 'Show all 4' }));
  expect(titlesIn('Next to lock')).toEqual(['Match in-10', 'Match in-20', 'Match in-30']);
});

it('a member sees no offer', async () => {
  await show(list, [card('soon', 20, open), card('past', -20, open)]);
  await until(() => screen.getByText('Match past'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('a card has its teams, its captains and the verdict on its pitch', async () => {
  const pitch =
    'Good for batting: first innings average 191 in 27 matches at Sarafa Bowl, 16 above the usual 175.';
  const parts = {
    ...open,
    matchTitle: 'Malabar Monsoons vs Deccan Drifters',
    venueAverage: 191.4,
    analysisDate: '2026-11-21T14:00:00.000Z',
  };
  await show(list, [card('soon', 20, { ...parts, pitchConditions: pitch })]);
  const text = (await until(() => screen.getByRole('article'))).textContent;
  expect(text).toContain('Malabar Monsoons');
  expect(text).toContain('7:30 pm IST');
  expect(text).toContain('CA Rao76.8 expected pointsVCB Das60.0 expected points');
  expect(text).toMatch(/Good for batting · average 191$/);
});

it.each([
  [191.4, /expected pointsVenue average: 191$/],
  [null, /expected points$/],
])('a locked card has the average of its ground, if there is one: %s', async (venueAverage, end) => {
  await show(list, [card('soon', 20, { venueAverage })]);
  expect((await until(() => screen.getByRole('article'))).textContent).toMatch(end);
});

it('an open card without a word on the pitch has the average of its ground', async () => {
  const parts = { ...open, pitchConditions: '', venueAverage: 150 };
  await show(list, [card('soon', 20, parts)]);
  expect((await until(() => screen.getByRole('article'))).textContent).toMatch(/Venue average: 150$/);
});

it('shows six of a list, and the others on request', async () => {
  await show(
    list,
    Array.from({ length: 7 }, (_, at) => card(`p${at}`, -60 - at, open)),
  );
  await until(() => screen.getByText('No analysis is open right now.'));
  expect(titlesIn('Matches that have started')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(titlesIn('Matches that have started')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show all 7' })).toBeNull();
});

it('is complete without the list of matches', async () => {
  await show(list, [card('soon', 20)], refusal(503, 'unavailable', ''));
  await until(() => screen.getByText('Match soon'));
  await until(() => expect(server.callsOf('GET /api/v1/cricket/matches/upcoming/')).toBe(1));
  expect(screen.queryByRole('region', { name: 'Coming matches' })).toBeNull();
});

it('the choice for line-ups has open analyses, the next to lock first', async () => {
  await show(<LineupMatches onUpgrade={() => undefined} />, [
    card('night', 300, open),
    card('soon', 20, open),
    card('past', -60, open),
  ]);
  const region = await until(() => screen.getByRole('region', { name: 'Choose a match' }));
  expect(linksOf(region)).toEqual(['/lineups/soon', '/lineups/night']);
});

it('the choice for line-ups names only the next match whose line-ups cannot be built yet', async () => {
  const upcoming = [
    [355, 'A vs B, 1st Match'],
    [365, 'C vs D, 2nd Match'],
    [900, 'E vs F, 3rd Match'],
  ] as const;
  const matches = upcoming.map(([minutes, name]) =>
    testMatch({ id: name, name, start_at: Date.now() / 1000 + minutes * 60 }),
  );
  await show(<LineupMatches onUpgrade={() => undefined} />, [card('soon', 20, open)], {
    body: { data: matches },
  });
  const line = await until(() => screen.getByText(/Next: C vs D, .* IST/));
  expect(line.textContent).toMatch(/^Line-ups can be built from six hours before the match\. Next: C vs D/);
  expect(screen.queryByText(/E vs F/)).toBeNull();
});

it('the choice for line-ups makes one offer to a free reader', async () => {
  const onUpgrade = vi.fn();
  await show(<LineupMatches onUpgrade={onUpgrade} />, [card('night', 300), card('soon', 20)]);
  fireEvent.click(await until(() => screen.getByRole('button')));
  expect(onUpgrade).toHaveBeenCalledOnce();
});

it('the choice for line-ups is short for a free reader, without coming matches', async () => {
  await show(
    <LineupMatches onUpgrade={() => undefined} />,
    [10, 20, 30, 40].map((minutes) => card(`in-${minutes}`, minutes)),
  );
  const region = await until(() => screen.getByRole('region', { name: 'Choose a match' }));
  expect(linksOf(region)).toEqual(['/lineups/in-10', '/lineups/in-20', '/lineups/in-30']);
  within(region).getByRole('button', { name: 'Show all 4' });
  expect(screen.queryByText(/six hours/)).toBeNull();
});

it('the choice for line-ups says that no match is open', async () => {
  await show(<LineupMatches onUpgrade={() => undefined} />, [card('past', -60)]);
  await until(() => screen.getByText('No match is open for line-ups right now.'));
});

const sample = card('past', -60, { ...open, sample: true });
const gradedBy = (grade: object | null) => ({
  'GET /api/v1/analysis/track-record/past/': () => ({ body: { status: 'success', data: { grade } } }),
});
const factsIn = (region: HTMLElement) =>
  [...region.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const grade = {
  captain: { name: 'A Rao', points: 101, rank: 3, of: 22 },
  eleven: { points: 785.5, best: 1072, share: 73.3, played: 11 },
  winner: { team: 'Drifters', chance: 58.6, brier: 0.17 },
};

it('a free reader sees how the sample turned out, what locks next, one offer, and no other sealed analysis', async () => {
  const cards = [sample, card('soon', 20), card('older', -600)];
  await show(list, cards, undefined, gradedBy(grade));
  const title = 'Free sample: how our last analysis did';
  const region = await until(() => screen.getByRole('region', { name: title }));
  expect(linksOf(region)).toEqual(['/analysis/past']);
  expect(factsIn(region)).toEqual([
    'Captain A Rao101 pointsNo. 3 of 22 players · expected 76.8',
    'Our line-up 785.5 points73% of the best possible line-up',
    'Winner Drifters59%our win probability before play',
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());
  expect(headings.slice(0, 3)).toEqual([title, 'Next to lock', 'Names are for members']);
  expect(screen.getAllByRole('button', { name: 'Upgrade' })).toHaveLength(1);
  expect(screen.queryByText('Match older')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Matches that have started' })).toBeNull();
});

it('a sample that is not graded has the captains of its analysis', async () => {
  const cards = [sample, card('soon', 20)];
  await show(list, cards, undefined, gradedBy(null));
  const region = await until(() => screen.getByRole('region', { name: 'Free sample: our last analysis' }));
  await until(() => within(region).getByText('A Rao'));
  within(region).getByText('B Das');
  within(region).getByText('Graded when the match’s ball-by-ball record is in.');
  expect(factsIn(region)).toEqual([
    'Captain A Rao76.8expected points',
    'Vice-captain B Das60.0expected points',
  ]);
});

it('a sample written after the start is an example, which begins with the pitch and has no result', async () => {
  const late = {
    ...sample,
    draftedLate: true,
    captainKey: 'rao',
    pitchConditions: 'Slow and low.',
  } as AnalysisCard;
  await show(list, [late], undefined, {
    ...gradedBy(null),
    'GET /api/v1/cricket/matches/past/fantasy-points/': () => ({
      body: { status: 'success', data: { basis: 'balls', players: [{ key: 'rao', points: 10 }] } },
    }),
  });
  const region = await until(() => screen.getByRole('region', { name: 'Free sample: an example' }));
  const pitch = await until(() => within(region).getByText('Slow and low.'));
  expect(pitch.nextElementSibling?.tagName).toBe('DL');
  expect(within(region).getByText('Written after the start, not graded.')).toBeTruthy();
  expect(factsIn(region)[0]).toBe('Captain A Rao76.8expected points');
});

it('a sample that is not graded says what its captains scored once their points are exact', async () => {
  const keyed = { ...sample, captainKey: 'rao', viceCaptainKey: 'das' } as AnalysisCard;
  const players = [{ key: 'rao', points: 84 }];
  await show(list, [keyed], undefined, {
    ...gradedBy(null),
    'GET /api/v1/cricket/matches/past/fantasy-points/': () => ({
      body: { status: 'success', data: { basis: 'balls', players } },
    }),
  });
  const region = await until(() => screen.getByRole('region', { name: 'Free sample: our last analysis' }));
  await until(() =>
    expect(factsIn(region)).toEqual([
      'Captain A Rao84 pointsexpected 76.8',
      'Vice-captain B Das60.0expected points',
    ]),
  );
});

it.each([
  [
    'of a match without a winner, for which we named no players',
    { captain: null, eleven: null, winner: null },
  ],
  ['not yet', null],
])('a sample that is graded %s has the captains of its analysis', async (_, empty) => {
  await show(list, [sample], undefined, gradedBy(empty));
  const region = await until(() => screen.getByRole('region', { name: 'Free sample: our last analysis' }));
  await until(() => within(region).getByText('A Rao'));
});

it('of a tie the sample has what the captain and the eleven came to', async () => {
  await show(list, [sample], undefined, gradedBy({ ...grade, winner: null }));
  await until(() => screen.getByText('101 points'));
  expect(screen.queryByText('our win probability before play')).toBeNull();
});

it.each([
  ['analyses', <AnalysisList key="list" onUpgrade={() => undefined} />, 'Names are for members'],
  ['line-ups', <LineupMatches key="line-ups" onUpgrade={() => undefined} />, 'Line-ups are for members'],
])('a free reader gets the offer of %s when there is nothing but the sample', async (_, part, offer) => {
  await show(part, [sample], undefined, gradedBy(null));
  await until(() => screen.getByRole('heading', { name: offer }));
});

it('the sample of a match that was called off is not open, although its start is to come', async () => {
  await show(list, [card('off', 30, { ...open, sample: true })], undefined, gradedBy(null));
  await until(() => screen.getByText('No analysis is open right now.'));
  expect(screen.getAllByRole('link', { name: 'Match off' })).toHaveLength(1);
});
