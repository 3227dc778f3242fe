import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { testMatch } from '../../testing/test-matches.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { until } from '../../testing/until.ts';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { FEED, items, KEY, ok, openMatchPages, panel } from './testing/open-match-page.tsx';

const { show, showPlayed, callsOf } = openMatchPages();
const names = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`);
const groups = () =>
  panel()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const teamNames = () =>
  panel()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const player = (name: string, team: string, key: string | null = null) => {
  return { id: name, key, name, team, role: 'Batsman' };
};
/** The names of the players in the columns of the teams. */
const shown = () => [...document.querySelectorAll('li [lang=en]')].map(({ textContent }) => textContent);
const lineOf = (name: string) => items().find((text) => text?.includes(name));

describe('the line-ups of a match', () => {
  const squad = `GET /api/cricket/matches/${KEY}/players/`;

  it('list the players of each team who batted and who did not bat', async () => {
    const [first] = testPlayedCard.innings;
    const innings = first ? [{ ...first, didNotBat: [{ key: 'late', name: 'L Late' }] }] : [];
    await showPlayed('lineups', {}, { innings });
    await until(() => screen.getByText('Playing XI, in batting order.'));
    expect(shown()).toEqual(['R Nair', 'L Late']);
  });

  it('are the squads until then, in the order of the teams, others last', async () => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
      [squad]: ok([
        player('X', 'Elsewhere'),
        player('D', 'Deccan Drifters'),
        player('M', 'Malabar Monsoons'),
      ]),
    });
    await until(() =>
      screen.getByText(/^Squads\. The playing XIs are announced at the toss, usually half an hour before/),
    );
    expect(teamNames()).toEqual(['Malabar Monsoons', 'Deccan Drifters', 'Elsewhere']);
    screen.getByText(/7:00\spm IST\)?\.$/);
    screen.getByRole('link', { name: 'Build line-ups for this match' });
  });

  it.each([
    [{ phase: 'live' as const }, 'Squads. Players are marked as playing once the scorecard names them.'],
    [
      { phase: 'upcoming' as const, toss: { winner: 'Malabar Monsoons', decision: 'bat' as const } },
      'Squads. Players are marked as playing once the scorecard names them.',
    ],
    [
      { phase: 'completed' as const },
      'The playing XIs appear once we have the ball-by-ball data of the match.',
    ],
  ])('are squads without a scorecard: %j', async (parts, note) => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, score: [], ...parts })),
      [squad]: ok([player('M', 'Malabar Monsoons')]),
    });
    await until(() => screen.getByText(note));
    expect(groups()).toEqual([]);
    expect(teamNames()).toEqual(['Malabar Monsoons']);
  });

  it('do not say when the toss is while the start is not known', async () => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, start_at: null })),
      [squad]: ok([player('M', 'Malabar Monsoons')]),
    });
    await until(() => screen.getByText('Squads. The playing XIs are announced at the toss.'));
  });

  it('have the picture of each team and its colour around its players', async () => {
    const match = testMatch({ id: KEY });
    const [first, second] = match.teamInfo;
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok({ ...match, teamInfo: [{ ...first, img: 'https://example.com/m.png' }, second] }),
      [squad]: ok([player('M', 'Malabar Monsoons'), player('D', 'Deccan Drifters')]),
    });
    await until(() => expect(shown()).toEqual(['M', 'D']));
    const columns = panel()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.parentElement?.parentElement);
    expect(columns.map((column) => column?.querySelectorAll('img').length)).toEqual([1, 0]);
    expect(columns.map((column) => column?.querySelector('g')?.style.stroke)).toEqual(
      match.teams.map((name) => coloursInMatch(name, match.teamInfo).ink),
    );
  });

  const team = 'Malabar Monsoons';

  /** Shows a squad whose scorecard has these batters, and P0 as a fielder only. */
  async function showDuringPlay(squadSize: number, batters: readonly string[], phase: 'live' | 'completed') {
    const batted = { runs: 1, balls: 1, fours: 0, sixes: 0, strikeRate: 100, dismissal: null };
    const card = {
      inning: `${team} Inning 1`,
      team,
      total: { runs: 9, wickets: 0, overs: '1.2' },
      extras: 0,
      batting: batters.map((name) => ({ id: name, name, ...batted })),
      bowling: [],
      fielding: [{ id: 'P0', name: 'P0', catches: 1, stumpings: 0, runouts: 0 }],
    };
    const score = [{ inning: `${team} Inning 1`, team, r: 9, w: 0, o: '1.2' }];
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase, score })),
      [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings: [card], as_of: null }),
      [squad]: ok(names(squadSize).map((name) => player(name, team))),
    });
  }
  it('are headed by those who bat or bowl, not by substitute fielders, during play', async () => {
    await showDuringPlay(4, ['P1', 'P2'], 'live');
    await until(() => expect(groups()).toEqual(['Playing', 'Not on the scorecard yet']));
    expect(shown()).toEqual(['P1', 'P2', 'P0', 'P3']);
    screen.getByText('From the scorecard. The complete playing XIs follow after the match.');
  });

  it.each([
    [11, 'Playing XI'],
    [12, 'Playing'],
  ])('are only those who play once the scorecard names %i of them: %s', async (count, title) => {
    await showDuringPlay(14, names(14).slice(-count), 'live');
    await until(() => expect(groups()).toEqual([title]));
    expect(shown()).toHaveLength(count);
  });

  it('are whole again after play', async () => {
    await showDuringPlay(4, ['P1', 'P2'], 'completed');
    await until(() => expect(shown()).toEqual(['P0', 'P1', 'P2', 'P3']));
    expect(groups()).toEqual([]);
  });

  it('are not named yet', async () => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'live' })),
      [squad]: ok([]),
    });
    await until(() => screen.getByText('The squads are not announced yet.'));
    expect(screen.queryByRole('link', { name: 'Build line-ups for this match' })).toBeNull();
  });
});

describe('the squads before a match', () => {
  const team = 'Malabar Monsoons';
  const squad = ['a', 'b', 'c'].map((key) => player(`Player ${key}`, team, key));
  const handlers = {
    [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
    [`GET /api/cricket/matches/${KEY}/players/`]: ok(squad),
  };
  const card = { matchKey: KEY, locked: false, captain: 'Player a', viceCaptain: 'Player b' };
  const forecast = (chances: Record<string, number | undefined>) => ({
    ...handlers,
    'GET /api/v1/analysis/': ok([card]),
    [`GET /api/v1/analysis/${KEY}/`]: ok(
      testAnalysis({
        projections: Object.entries(chances).map(([key, chance]) =>
          testProjection({ key, ...(chance !== undefined && { playChance: chance }) }),
        ),
      }),
    ),
  });

  it('begin for members with the players who are most likely to play, with their chances', async () => {
    await show(KEY, 'lineups', forecast({ c: 97.6, a: 40 }), { isPremium: true });
    await until(() => expect(groups()).toEqual(['Probable XI', 'Rest of the squad']));
    expect(shown()).toEqual(['Player c', 'Player a', 'Player b']);
    expect(lineOf('Player c')).toMatch(/98%$/);
    expect(lineOf('Player b')).not.toContain('%');
    screen.getByText('The percentage is our estimate of the chance to play.');
  });

  it('have no doubt about a player whose team is announced before the other', async () => {
    await show(KEY, 'lineups', forecast({ c: 97.6, a: undefined }), { isPremium: true });
    await until(() => expect(lineOf('Player a')).toMatch(/100%$/));
    expect(shown()).toEqual(['Player a', 'Player c', 'Player b']);
  });

  it('begin for members with the announced eleven', async () => {
    await show(KEY, 'lineups', forecast({ b: undefined }), { isPremium: true });
    await until(() => expect(groups()).toEqual(['Playing XI', 'Rest of the squad']));
    expect(shown()[0]).toBe('Player b');
    expect(lineOf('Player b')).not.toContain('%');
    screen.getByText('The playing XIs are announced.');
    expect(screen.queryByText(/announced at the toss/)).toBeNull();
  });

  it('are in one list for a team whose last match we do not have', async () => {
    const [first] = testPlayedCard.innings;
    const teams = [
      { key: 'mlm', name: team, form: 'W', recent: [testPlayedCard] },
      { key: 'dcd', name: 'Deccan Drifters', form: '', recent: [] },
    ];
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: handlers[`GET ${FEED}`],
      [`GET /api/cricket/matches/${KEY}/players/`]: ok([...squad, player('D One', 'Deccan Drifters', 'd')]),
      [`GET ${FEED}preview/`]: ok({
        format: 'T20',
        teams,
        headToHead: { matches: 0, wins: [0, 0], other: 0, recent: [] },
      }),
      'GET /api/v1/cricket/history/archive-7/': ok({
        ...testPlayedCard,
        innings: first ? [{ ...first, didNotBat: [{ key: 'b', name: 'Player b' }] }] : [],
      }),
    });
    await until(() => screen.getByText('Players of the team’s last match come first.'));
    expect(groups()).toEqual(['In the last XI', 'Rest of the squad']);
    expect(shown().at(-1)).toBe('D One');
  });

  it('begin for others with the eleven of the last match, without the forecast', async () => {
    const [first] = testPlayedCard.innings;
    const innings = first ? [{ ...first, didNotBat: [{ key: 'b', name: 'Player b' }] }] : [];
    const teams = [
      { key: 'mlm', name: team, form: 'W', recent: [testPlayedCard] },
      { key: 'dcd', name: 'Deccan Drifters', form: '', recent: [] },
    ];
    await show(KEY, 'lineups', {
      ...forecast({ c: 97.6 }),
      [`GET ${FEED}preview/`]: ok({
        format: 'T20',
        teams,
        headToHead: { matches: 0, wins: [0, 0], other: 0, recent: [] },
      }),
      'GET /api/v1/cricket/history/archive-7/': ok({ ...testPlayedCard, innings }),
    });
    await until(() => expect(groups()).toEqual(['In the last XI', 'Rest of the squad']));
    expect(shown()).toEqual(['Player b', 'Player a', 'Player c']);
    expect(callsOf('GET /api/v1/analysis/')).toBe(0);
  });
});
