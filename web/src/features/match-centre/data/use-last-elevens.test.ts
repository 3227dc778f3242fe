import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { expect, it } from 'vitest';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { ok } from '../testing/open-match-page.tsx';
import { renderMatchHook } from '../testing/render-match-hook.tsx';
import { useLastElevens } from './use-last-elevens.ts';

const [MONSOONS, DRIFTERS] = testPlayedCard.teams;
const [first] = testPlayedCard.innings;
const historyOf = (id: string) => `GET /api/v1/cricket/history/${id}/`;
const played = (id: string, playedOn: string) => ({ ...testPlayedCard, id, playedOn });
/** A match in which the players of the Drifters have these names. */
const cardOf = (id: string, ...names: string[]) => {
  const batting = names.map((name) => ({ ...first?.batting[0], player: { key: null, name } }));
  return ok({ ...testPlayedCard, id, innings: [first, { ...first, team: DRIFTERS.name, batting }] });
};
const before = (team: { key: string | null; name: string }, ...recent: ReturnType<typeof played>[]) =>
  ({ ...team, form: 'W', recent }) satisfies MatchPreview['teams'][number];

async function open(...teams: MatchPreview['teams'][number][]) {
  const opened = await renderMatchHook(() => useLastElevens(teams), {
    [historyOf('one')]: ok({ ...testPlayedCard, id: 'one' }),
    [historyOf('two')]: cardOf('two', 'B Das', 'C Sen'),
    [historyOf('three')]: cardOf('three'),
  });
  await opened.settle();
  expect(opened.result.current.isLoading).toBe(false);
  return opened.result.current.elevens.map(({ team, day, players }) => [
    team,
    day,
    ...players.map(({ name }) => name),
  ]);
}

it('each team has the players of its own last match, under its name in the feed', async () => {
  const renamed = { ...DRIFTERS, name: 'The Drifters' };
  const teams = [
    before(MONSOONS, played('one', '2024-03-04'), played('two', '2024-03-01')),
    before(renamed, played('two', '2024-03-02')),
  ];
  expect(await open(...teams)).toEqual([
    [MONSOONS.name, '2024-03-04', 'R Nair'],
    ['The Drifters', '2024-03-02', 'B Das', 'C Sen'],
  ]);
});

it('a team without a match, or whose last one names no players, has none', async () => {
  expect(await open(before(MONSOONS), before(DRIFTERS, played('three', '2024-03-02')))).toEqual([]);
});
