import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { heldAnswer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { FEED, KEY, ok, openMatchPages, panel } from './testing/open-match-page.tsx';

const ARCHIVE = '/api/v1/cricket/matches/archive-7/';
const { show, showPlayed, callsOf } = openMatchPages();

const blocks = () => document.querySelectorAll('[role=tabpanel] .animate-pulse-soft.h-96').length;
const facts = () =>
  [...screen.getByRole('tabpanel').querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the facts of a match', () => {
  const preview = {
    teams: [
      { key: 'mlm', name: 'Malabar Monsoons', form: '', recent: [] },
      { key: null, name: 'Deccan Drifters', form: '', recent: [] },
    ],
    headToHead: { matches: 3, wins: [2, 1], other: 0, recent: [] },
  };
  const record = {
    format: 'T20',
    matches: 30,
    averageScore: 161.4,
    highest: 222,
    lowest: 61,
    chaseSuccess: 54.6,
    tossWinAdvantage: null,
  };

  it('before a match name the elevens that the teams last had', async () => {
    const last = { ...testPlayedCard, innings: testPlayedCard.innings.slice(0, 1) };
    const teams = preview.teams.map((team) => ({ ...team, recent: team.key === 'mlm' ? [last] : [] }));
    const handlers = {
      [`GET ${FEED}preview/`]: ok({ ...preview, teams }),
      'GET /api/v1/cricket/history/archive-7/': ok(testPlayedCard),
    };
    await show(KEY, 'info', { ...handlers, [`GET ${FEED}`]: ok(testMatch({ id: KEY })) });
    const heading = await until(() => screen.getByRole('heading', { name: 'Probable XIs' }));
    const eleven = within(heading.parentElement ?? document.body);
    expect(eleven.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Malabar Monsoons',
    ]);
    eleven.getByRole('link', { name: 'R Nair' });
    eleven.getByText('4 Mar 2024');
  });

  it('before a match name both elevens by the names of the feed, from one request if they last met', async () => {
    const [first] = testPlayedCard.innings;
    const both = first ? [first, { ...first, team: 'Deccan Drifters' }] : [];
    const teams = [
      { key: 'mlm', name: 'Monsoons of Malabar', form: 'W', recent: [testPlayedCard] },
      { key: 'dcd', name: 'Drifters', form: 'L', recent: [testPlayedCard] },
    ];
    const LAST = 'GET /api/v1/cricket/history/archive-7/';
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
      [`GET ${FEED}preview/`]: ok({ ...preview, teams }),
      [LAST]: ok({ ...testPlayedCard, innings: both }),
    });
    const heading = await until(() => screen.getByRole('heading', { name: 'Probable XIs' }));
    const elevens = within(heading.parentElement ?? document.body);
    expect(elevens.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Monsoons of Malabar',
      'Drifters',
    ]);
    expect(callsOf(LAST)).toBe(1);
  });

  it('show the venue record in the format of the match, the meetings and the form of each team', async () => {
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
      [`GET ${FEED}preview/`]: ok(preview),
      'GET /api/cricket/venues/ground-1/': ok({ name: 'Harbour Ground', records: [record] }),
    });
    await until(() => screen.getByRole('link', { name: 'All about this ground' }));
    await until(() => screen.getByRole('heading', { name: 'Head-to-head' }));
    expect(facts()).toEqual(
      expect.arrayContaining([
        'Matches30',
        'Average first innings161',
        'Highest total222',
        'Lowest total61',
        'Won by the chasing team55%',
        'Won by the toss winnerNo history',
        'Malabar Monsoons2',
        'Deccan Drifters1',
      ]),
    );
    expect(panel().getAllByText('We have no matches of this team.')).toHaveLength(2);
    expect(panel().getByRole('link', { name: 'Malabar Monsoons' }).getAttribute('href')).toBe('/teams/mlm');
    panel().getByRole('heading', { name: 'Form · Malabar Monsoons' });
    expect(panel().queryByRole('link', { name: 'Deccan Drifters' })).toBeNull();
    screen.getByRole('link', { name: 'Expert analysis of this match' });
    expect(screen.queryByRole('heading', { name: 'Match Details' })).toBeNull();
    expect(screen.queryByText('Including this match')).toBeNull();
    expect(screen.queryByRole('link', { name: 'All matches' })).toBeNull();
  });

  const standing = { played: 3, won: 2, lost: 1, tied: 0, noResult: 0, points: 4, netRunRate: 0.75 };
  const series = {
    key: 'series-1',
    name: 'Coastal League',
    standings: [
      { ...standing, key: 'mlm', team: 'Malabar Monsoons' },
      { ...standing, key: 'foxes', team: 'Foxes' },
    ],
  };
  const SERIES = 'GET /api/v1/cricket/series/series-1/';

  it.each([
    ['a live match', { phase: 'live' }],
    ['an abandoned match', { phase: 'completed', status: 'Match abandoned' }],
  ] as const)('have the points table of the series of %s, with its teams marked', async (_, match) => {
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, ...match })),
      [`GET ${FEED}preview/`]: ok(preview),
      [SERIES]: ok(series),
    });
    const table = await until(() => within(screen.getByRole('table', { name: 'Coastal League' })));
    await until(() => expect(table.getByText('Malabar Monsoons').tagName).toBe('STRONG'));
    table.getByRole('link', { name: 'Foxes' });
  });

  it.each([
    ['before the match', {}, series, 0],
    ['while no match of the series is over', { phase: 'completed' }, { ...series, standings: [] }, 1],
    ['without a series', { phase: 'completed', tournament: null }, series, 0],
  ] as const)('have no points table %s', async (_, match, answer, calls) => {
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, status: 'Match abandoned', ...match })),
      [`GET ${FEED}preview/`]: ok(preview),
      [SERIES]: ok(answer),
    });
    await until(() => screen.getByRole('heading', { name: /^Head-to-head/ }));
    await until(() => expect(callsOf(SERIES)).toBe(calls));
    expect(screen.queryByRole('heading', { name: 'Points table' })).toBeNull();
  });

  it('have the details of a live match, which its header leaves out', async () => {
    const toss = { winner: 'Deccan Drifters', decision: 'bat' } as const;
    await show(KEY, 'info', { [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'live', toss })) });
    await until(() => screen.getByRole('heading', { name: 'Match Details' }));
    expect(facts()).toEqual(
      expect.arrayContaining([
        'FormatT20',
        'TournamentCoastal League',
        'TossDeccan Drifters chose to bat',
        'Venue Harbour Ground, Kochi',
      ]),
    );
    expect(screen.queryByRole('link', { name: 'All matches' })).toBeNull();
  });

  it('of a match that is over lead to the next matches, and say that the record includes it', async () => {
    await showPlayed('info', {
      [`GET ${ARCHIVE}preview/`]: ok(preview),
      'GET /api/cricket/venues/ground-1/': ok({ name: 'Harbour Ground', records: [record] }),
    });
    await until(() => screen.getByText('Including this match'));
    await until(() => screen.getByRole('link', { name: 'All matches' }));
  });

  it('hold more room before a match, for its elevens, while the history is on its way', async () => {
    const held = heldAnswer().handler;
    await show(KEY, 'info', { [`GET ${FEED}`]: ok(testMatch({ id: KEY })), [`GET ${FEED}preview/`]: held });
    await until(() => expect(blocks()).toBe(2));
    cleanup();
    const live = testMatch({ id: KEY, phase: 'live' });
    await show(KEY, 'info', { [`GET ${FEED}`]: ok(live), [`GET ${FEED}preview/`]: held });
    await until(() => expect(blocks()).toBe(1));
  });

  it('state that the teams never met, and omit a venue without the format', async () => {
    const headToHead = { matches: 0, wins: [0, 0], other: 0, recent: [] };
    await showPlayed('info', {
      [`GET ${ARCHIVE}preview/`]: ok({ ...preview, headToHead }),
      'GET /api/cricket/venues/ground-1/': ok({ name: 'Harbour Ground', records: [] }),
    });
    await until(() => panel().getByText('We have no past matches between the two teams.'));
    panel().getByRole('heading', { name: 'Form before this match · Malabar Monsoons' });
    expect(screen.queryByRole('link', { name: 'All about this ground' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Expert analysis of this match' })).toBeNull();
  });

  it('have the toss, and the player of a match that was played', async () => {
    await showPlayed('info', {});
    await until(() => screen.getByText('Player of the match: R Nair'));
    screen.getByText('Toss: Deccan Drifters chose to bowl');
    expect(screen.queryByRole('heading', { name: 'Match Details' })).toBeNull();
  });

  it('do not state the toss of a match that was abandoned before it', async () => {
    const abandoned = testMatch({ id: KEY, phase: 'completed', status: 'Match abandoned', score: [] });
    await show(KEY, 'info', { [`GET ${FEED}`]: ok(abandoned) });
    await until(() => screen.getByText('Match abandoned'));
    expect(screen.queryByText(/^Toss/)).toBeNull();
  });
});
