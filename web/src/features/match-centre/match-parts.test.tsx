import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { apiQuery } from '../../platform/api/api-query.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { useIdle } from '../../ui/behaviour/use-idle.ts';
import { ChartsTab } from './charts-tab.tsx';
import { InfoTab } from './info-tab.tsx';
import { LiveTab } from './live-tab.tsx';
import { LineupsTab } from './lineups-tab.tsx';
import { fromLiveMatch } from './data/match-view-model.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { PointsTab } from './points/points-tab.tsx';

const MATCH = 'GET /api/v1/cricket/matches/match-1/';
const SQUAD = 'GET /api/cricket/matches/match-1/players/';
const score = [{ inning: 'Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data, ...testFeedAge() } });

let server: TestServer;
afterEach(() => server.close());

async function show(
  Tab: (props: MatchTabProps) => React.ReactNode,
  match: Partial<MatchSummary>,
  handlers: Record<string, TestHandler> = {},
  parts: Partial<MatchTabProps> = {},
) {
  server = await startTestServer(handlers);
  storeSession();
  const props: MatchTabProps = {
    match: fromLiveMatch(testMatch(match), undefined),
    card: undefined,
    inFeed: true,
    isPremium: false,
    onUpgrade: () => undefined,
    ...parts,
  };
  renderPage(<Tab {...props} />);
}

describe('the charts of a match', () => {
  const PROGRESS = `${MATCH}progress/`;
  const innings = { team: 'Monsoons', superOver: false, points: [{ overs: '1', runs: 7, wickets: 0 }] };
  const progress = { matchId: 'match-1', source: 'scores', ballsPerOver: 6, innings: [innings], as_of: null };
  const note = 'Drawn from live score updates; a missed over is included in the next one.';

  it('state when they are drawn from live scores', async () => {
    await show(ChartsTab, { phase: 'live', score }, { [PROGRESS]: ok(progress) });
    await until(() => screen.getByText(note));
    screen.getByRole('heading', { name: 'Manhattan: Monsoons' });
  });

  it('are drawn from the balls, without a forecast, when only history has the match', async () => {
    const handlers = { [PROGRESS]: ok({ ...progress, source: 'balls' }) };
    await show(ChartsTab, { score: [] }, handlers, { card: testPlayedCard, inFeed: false });
    await until(() => screen.getByRole('heading', { name: 'Worm' }));
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Win probability' })).toBeNull();
  });

  it('are none while no over is known', async () => {
    await show(ChartsTab, { phase: 'live', score }, { [PROGRESS]: ok({ ...progress, innings: [] }) });
    await until(() => screen.getByText('No charts yet.'));
  });
});

const teams = () =>
  [...document.querySelectorAll('h2')].map((heading) => {
    const names = heading.parentElement?.parentElement?.querySelectorAll('li [lang=en]') ?? [];
    return [heading, ...names].map(({ textContent }) => textContent);
  });

describe('the line-ups of a match', () => {
  const squad = [
    { id: 'm', key: null, name: 'M One', team: 'Malabar Monsoons', role: 'Bowler' },
    { id: 'd', key: 'd-1', name: 'D One', team: 'Deccan Drifters', role: null },
  ];

  it('have the players of each team under its name', async () => {
    await show(LineupsTab, {}, { [SQUAD]: ok(squad) });
    await until(() =>
      expect(teams()).toEqual([
        ['Malabar Monsoons', 'M One'],
        ['Deccan Drifters', 'D One'],
      ]),
    );
    expect(screen.getByRole('link', { name: 'D One' }).getAttribute('href')).toBe('/players/d-1');
    expect(screen.queryByRole('link', { name: 'M One' })).toBeNull();
  });

  it.each([
    [{}, { inFeed: false }],
    [{ phase: 'live' }, {}],
  ] as const)('can be made of no match that is %j, %j', async (match, parts) => {
    await show(LineupsTab, match, { [SQUAD]: ok(squad) }, parts);
    await until(() => expect(teams()).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Build line-ups for this match' })).toBeNull();
  });

  it('of a match that was played are those of each team', async () => {
    const [first] = testPlayedCard.innings;
    const innings = first ? [first, { ...first, team: 'Deccan Drifters', batting: [] }] : [];
    await show(LineupsTab, { phase: 'completed' }, {}, { card: { ...testPlayedCard, innings } });
    expect(teams()).toEqual([['Malabar Monsoons', 'R Nair'], ['Deccan Drifters']]);
  });
});

const forecast = () => screen.queryByRole('heading', { name: 'Win probability' });

const analysis = () => screen.queryByRole('link', { name: 'Expert analysis of this match' });

const cards = (captainPoints: number | null, more: object = {}): Record<string, TestHandler> => ({
  'GET /api/v1/analysis/': ok([
    {
      matchKey: 'match-1',
      locked: true,
      draftedLate: false,
      captainPoints,
      viceCaptainPoints: null,
      ...more,
    },
  ]),
});

const captains = () => screen.queryByRole('heading', { name: 'Our captain and vice-captain' });

/** The tab, and a word when the analyses are rendered, also where they change nothing. */
function LiveTabAndMark(props: MatchTabProps) {
  const isLoaded = useQuery(apiQuery('GET /api/v1/analysis/')).data !== undefined;
  const isIdle = useIdle();
  return (
    <>
      <LiveTab {...props} />
      {isLoaded && isIdle && 'loaded'}
    </>
  );
}

describe('the offer on the page of a live match', () => {
  it('has the expected points of our captain, for others than members', async () => {
    await show(LiveTab, { phase: 'live', score }, cards(61.5));
    await until(() => expect(captains()).not.toBeNull());
    expect(screen.getByText('62').closest('p')?.textContent).toBe('C62expected before play');
    expect(screen.getAllByRole('button', { name: 'Upgrade' })).toHaveLength(1);
  });

  it.each([
    ['was drafted after the start', { draftedLate: true }],
    ['is open to all', { locked: false, captain: 'R Nair' }],
  ])('has the win chances when the analysis %s', async (_, card) => {
    await show(LiveTab, { phase: 'live', score }, cards(61.5, card));
    await until(() => screen.getByRole('button', { name: 'Win probability For members' }));
    expect(captains()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  });

  it('is made in the innings break too', async () => {
    await show(LiveTab, { phase: 'live', score: score.map((one) => ({ ...one, o: '20.0' })) }, cards(61.5));
    await until(() => expect(captains()).not.toBeNull());
  });

  it('begins where members have the win chances', async () => {
    let offers = 0;
    await show(LiveTab, { phase: 'live', score }, cards(61.5), { onUpgrade: () => void (offers += 1) });
    await until(() => expect(captains()).not.toBeNull());
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Win probability For members' })));
    expect(offers).toBe(1);
  });

  it('is not made for a match that was not projected', async () => {
    await show(LiveTabAndMark, { phase: 'live', score }, cards(null));
    await until(() => screen.getByText('loaded'));
    expect(forecast()).toBeNull();
    expect(captains()).toBeNull();
    expect(screen.queryByText('Win probability')).toBeNull();
  });

  it.each([
    ['members', { isPremium: true }],
    ['a match of history alone', { inFeed: false }],
  ])('is not made to or for %s', async (_, parts) => {
    await show(LiveTabAndMark, { phase: 'live', score }, cards(61.5), parts);
    await until(() => screen.getByText('loaded'));
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    expect(screen.queryByText('Win probability', { selector: 'button' })).toBeNull();
  });
});

describe('the facts of a match', () => {
  it('include the forecast of an upcoming match for members', async () => {
    await show(InfoTab, { venue: { key: null, name: 'Green', city: null } }, {}, { isPremium: true });
    await until(() => expect(forecast()).not.toBeNull());
    await until(() => expect(analysis()).not.toBeNull());
    screen.getByText(/Cricsheet/);
    expect(server.requests.some(({ call }) => call.includes('venues'))).toBe(false);
  });

  it('have one locked card for others: captain, vice-captain and win chances without their values', async () => {
    let offers = 0;
    await show(InfoTab, {}, cards(61.5), { onUpgrade: () => void (offers += 1) });
    await until(() => screen.getByRole('heading', { name: 'Our captain and vice-captain' }));
    expect(screen.getAllByText('For members')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Win probability For members' }));
    expect(offers).toBe(1);
    expect(screen.getByText('62').parentElement?.textContent).toBe('62 expected points');
    expect(forecast()).toBeNull();
    const shownOnWide = screen
      .getAllByRole('button', { name: 'Upgrade' })
      .filter((button) => !button.classList.contains('lg:hidden'));
    expect(shownOnWide).toHaveLength(1);
  });

  it.each([false, true])(
    'have the captains before the ground and what follows, for members (%s) too',
    async (isPremium) => {
      const record = { format: 'T20', gender: 'male', matches: 30, averageScore: 161.6, chaseSuccess: null };
      const more = { tossWinAdvantage: null, highest: null, lowest: null };
      const venue = { name: 'Green', records: [{ ...record, ...more }] };
      const handlers = { ...cards(61.5), 'GET /api/cricket/venues/ground-1/': ok(venue) };
      await show(InfoTab, {}, handlers, { isPremium });
      await until(() => expect(captains()).not.toBeNull());
      await until(() => screen.getByRole('link', { name: 'All about this ground' }));
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(captains());
      expect(screen.getAllByRole('heading', { name: 'Our captain and vice-captain' })).toHaveLength(1);
    },
  );

  it.each([
    [{ phase: 'live' }, {}, true],
    [{}, { inFeed: false, card: testPlayedCard }, false],
  ] as const)('have none of a match that is %j, %j', async (match, parts, isInFeed) => {
    await show(InfoTab, match, {}, parts);
    await until(() => expect(server.callsOf(`${MATCH}preview/`)).toBe(1));
    expect(forecast()).toBeNull();
    expect(analysis() !== null).toBe(isInFeed);
    expect(screen.queryByText(/Cricsheet/) !== null).toBe(isInFeed);
  });
});

describe('the vendor’s data of a match', () => {
  const SCORECARD = `${MATCH}scorecard/`;
  const POINTS = `${MATCH}fantasy-points/`;

  it('is a scorecard from which points are counted', async () => {
    await show(
      PointsTab,
      { phase: 'live', score },
      {
        [SCORECARD]: ok({ innings: [], as_of: null }),
        [POINTS]: ok({ rules: 'dream11-2025', basis: 'scorecard', as_of: null, players: [] }),
      },
    );
    await until(() => screen.getByText(/^An estimate from the scorecard/));
    expect(server.callsOf(SCORECARD)).toBe(1);
  });

  it('is not requested once history has the match', async () => {
    const handlers = { [POINTS]: ok({ rules: 'dream11-2025', basis: 'balls', as_of: null, players: [] }) };
    await show(PointsTab, { phase: 'completed', score }, handlers, { card: testPlayedCard });
    await until(() => screen.getByText(/^Without captain and vice-captain/));
    expect(server.callsOf(SCORECARD)).toBe(0);
  });
});
