import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Loaded } from '../../../testing/loaded.tsx';
import { renderPage } from '../../../testing/render-screen.tsx';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import {
  CHASING,
  FIRST,
  chase,
  forecast,
  innings,
  line,
  opening,
  progress,
  scorecard,
  singles,
} from '../testing/open-live-page.tsx';
import { FEED, ok } from '../testing/open-match-page.tsx';
import { PlayCard } from './play-card.tsx';

interface Shown {
  match?: typeof chase;
  isPremium?: boolean;
  progress?: typeof progress;
  card?: unknown;
  history?: typeof forecast.history;
}

async function show({ match = chase, isPremium = false, ...more }: Shown = {}) {
  const server = await startTestServer({
    [`GET ${FEED}progress/`]: ok(more.progress ?? progress),
    [`GET ${FEED}scorecard/`]: ok(more.card ?? scorecard),
    [`GET ${FEED}forecast/`]: ok({ ...forecast, history: more.history ?? forecast.history }),
    'GET /api/v1/analysis/': ok([]),
  });
  onTestFinished(() => server.close());
  storeSession();
  renderPage(
    <>
      <PlayCard
        match={fromLiveMatch(match, undefined)}
        card={undefined}
        inFeed
        isPremium={isPremium}
        onUpgrade={() => undefined}
      />
      <Loaded />
    </>,
  );
  await until(() => {
    screen.getByRole('list', { name: 'Last balls' });
    screen.getByText('All is loaded');
    expect(server.callsOf(`GET ${FEED}scorecard/`)).toBe(1);
  });
}

const facts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

/** The scorecard of the chase with these batters out. */
const cardWith = (wickets: number, names: readonly string[], ordered: readonly string[] = names) => ({
  ...scorecard,
  innings: scorecard.innings.map((each) => ({
    ...each,
    total: { runs: 119, wickets, overs: '13.3' },
    batting: names.map((name) => ({ ...line, id: name, name, dismissal: 'b Rao' })),
    fallOfWickets: ordered.map((id, at) => ({ wicket: at + 1, id })),
  })),
});

it('the last wicket has the score and, as soon as the scorecard names the batter, who is out', async () => {
  await show({ card: cardWith(1, ['S Pillai']) });
  await until(() =>
    expect(facts()).toEqual(['Partnership4 (2)', 'Extras0', 'Last wicketS Pillai 5 (6) 8/1']),
  );
});

it('a wicket that the scorecard does not have yet is a row of its own, without its extras', async () => {
  await show();
  expect(facts()).toEqual(['Partnership4 (2)']);
  await until(() => screen.getByText('Wicket: 8/1'));
  screen.getByText('· name to follow');
});

it('of the first wicket since the scorecard either batter may be the one', async () => {
  const batting = ['R Nair', 'S Pillai'].map((name) => ({ ...line, id: name, name, dismissal: null }));
  await show({ card: { ...scorecard, innings: scorecard.innings.map((each) => ({ ...each, batting })) } });
  await until(() => screen.getByText('· R Nair or S Pillai'));
});

it('the last wicket is left to the overs when the order of the batters is not known', async () => {
  const points = innings(CHASING, ['9.0', 73, 0], ['9.1', 73, 1], ['12.2', 106, 1], ['12.3', 106, 2]);
  await show({
    card: cardWith(2, ['S Pillai', 'L Late'], []),
    progress: { ...progress, innings: [innings(FIRST), points] },
  });
  await until(() => expect(facts().at(-1)).toBe('Extras0'));
});

it('a long innings has the runs and wickets of its last five overs', async () => {
  await show({ match: opening(78), progress: singles(78) });
  await until(() => expect(facts()).toEqual(['Partnership78 (78)', 'Last 5 overs30/0', 'Extras0']));
});

it('members read the win chances, without an over while they are of the score', async () => {
  await show({ isPremium: true });
  await until(() => screen.getByText('MLM 70%'));
  expect(screen.queryByText(/^(As of|Innings)/)).toBeNull();
});

it('the win chances of overs that were not followed are a dashed line', async () => {
  const [last] = forecast.history;
  const history = last ? [{ ...last, overs: '12.0' }, ...forecast.history] : [];
  await show({ isPremium: true, history });
  await until(() => screen.getByText('MLM 70%'));
  expect(document.querySelectorAll('a path[stroke-dasharray="3 5"]')).toHaveLength(1);
});

it.each([
  ['an over ago', ['0.1', 4, 0], 'As of over 0.1'],
  ['the innings before', null, 'Innings 1, 20 ov'],
] as const)('members read to which over the win chances of %s belong', async (_, last, text) => {
  const [before] = forecast.history;
  const history = before ? [before] : [];
  const at = forecast.madeAt;
  if (last) history.push({ innings: 2, overs: last[0], runs: last[1], wickets: last[2], teamA: 70, at });
  await show({ isPremium: true, history });
  await until(() => screen.getByText(text, { selector: 'a span' }));
});

it('the place of batters and bowler is empty for members too while no batter is known to be in', async () => {
  await show({ isPremium: true, card: { ...scorecard, innings: [] } });
  await until(() => screen.getByText('MLM 70%'));
  expect(document.querySelector('.space-y-2\\.5 > :last-child')?.innerHTML).toBe('');
});
