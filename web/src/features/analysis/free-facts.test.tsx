import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { FreeFacts } from './free-facts.tsx';

let server: TestServer;
afterEach(() => server?.close());

const unknownMatch = () => refusal(404, 'match_not_found', '');

const record = { matches: 30, averageScore: 161.4, chaseSuccess: 54.6, byStyle: [] };
const styles = [
  { style: 'pace', wickets: 30 },
  { style: 'spin', wickets: 10 },
];
const records = [
  { ...record, format: 'T20', gender: 'male', byStyle: styles },
  { ...record, format: 'T20', gender: 'female', averageScore: 132 },
  { ...record, format: 'ODI', gender: 'male', averageScore: 250 },
];
const headToHead = { matches: 3, wins: [2, 0], other: 1, recent: [] };

interface Facts {
  format?: string | null;
  gender?: 'female' | null;
  meetings?: object;
}

async function show({ format = 'T20', gender = null, meetings = headToHead }: Facts = {}) {
  const teams = [
    { key: 'a', name: 'Malabar Monsoons', form: 'WL', recent: [] },
    { key: null, name: 'Deccan Drifters', form: '', recent: [] },
  ];
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/': () => ({
      body: { status: 'success', data: testMatch({ gender }) },
    }),
    'GET /api/v1/cricket/matches/match-1/preview/': () => ({
      body: { status: 'success', data: { format, teams, headToHead: meetings } },
    }),
    'GET /api/cricket/venues/ground-1/': () => ({
      body: { status: 'success', data: { name: 'Harbour Ground', records } },
    }),
  });
  storeSession();
  renderPage(<FreeFacts matchKey="match-1" />);
  return until(() => screen.getByRole('region', { name: 'Free for everyone' }));
}

const facts = (box: HTMLElement | null) =>
  [...(box?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
const boxOf = (heading: HTMLElement) => heading.parentElement;

it('shows the averages of the ground in the format of the match, the forms and the earlier matches', async () => {
  const region = await show();
  const ground = boxOf(await until(() => screen.getByRole('heading', { name: 'Harbour Ground' })));
  expect(facts(ground)).toEqual([
    'Average first innings161',
    'Won by the chasing team55%',
    'Wickets by pace75%',
  ]);
  const form = boxOf(within(region).getByRole('heading', { name: 'Form' }));
  expect(facts(form)).toHaveLength(3);
  expect(facts(form)[1]).toBe('Deccan Drifters–');
  expect(facts(form)[2]).toMatch(/2 – 0/);
  expect(within(region).getByRole('link').getAttribute('href')).toBe('/matches/match-1');
});

it('shows the averages of women’s matches for a women’s match', async () => {
  await show({ gender: 'female' });
  const ground = boxOf(await until(() => screen.getByRole('heading', { name: 'Harbour Ground' })));
  expect(facts(ground)[0]).toBe('Average first innings132');
  expect(facts(ground)).toHaveLength(2);
});

it.each(['Test', null])('shows no averages of another format for a match of format %s', async (format) => {
  const region = await show({ format });
  await until(() => expect(server.requests.filter(({ call }) => call.includes('venues'))).toHaveLength(1));
  await until(() => within(region).getByRole('heading', { name: 'Form' }));
  expect(screen.queryByRole('heading', { name: 'Harbour Ground' })).toBeNull();
});

it('leaves out the head-to-head of teams that never met', async () => {
  const region = await show({ meetings: { ...headToHead, matches: 0, wins: [0, 0] } });
  expect(within(region).queryByText('Head-to-head')).toBeNull();
});

it('shows nothing for a match that we do not know', async () => {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/': unknownMatch,
    'GET /api/v1/cricket/matches/match-1/preview/': unknownMatch,
  });
  storeSession();
  renderPage(<FreeFacts matchKey="match-1" />);
  await until(() => expect(server.requests).toHaveLength(2));
  expect(screen.queryByRole('region')).toBeNull();
});
