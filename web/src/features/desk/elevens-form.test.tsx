import type { DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { testDeskAnalysis } from '../../testing/test-desk.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { TestEditor } from './testing/test-editor.tsx';
import { deskAnalysisQuery } from './desk-analysis.tsx';

const READ = 'GET /api/v1/desk/analyses/match-1/';
const ENTER = 'POST /api/v1/desk/analyses/match-1/lineup/';

const namesOf = (side: string) => Array.from({ length: 12 }, (_, at) => `${side} ${at + 1}`);
const [monsoons, drifters] = [namesOf('Monsoon'), namesOf('Drifter')];
const membersOf = (team: string, names: readonly string[]) =>
  names.map((name) => ({ key: name, name, team, role: null }));
const ours = { teamA: monsoons.slice(0, 11), teamB: drifters.slice(0, 11) };
const likeliest = Object.entries(ours).flatMap(([side, names]) =>
  names.map((key) =>
    testProjection({ key, team: side === 'teamA' ? 'Malabar Monsoons' : 'Deccan Drifters', playChance: 90 }),
  ),
);
const theirs = { teamA: monsoons.slice(1), teamB: drifters.slice(1) };

function detail(parts: Partial<DeskAnalysisDetail> = {}): DeskAnalysisDetail {
  const members = [...membersOf('Malabar Monsoons', monsoons), ...membersOf('Deccan Drifters', drifters)];
  return testDeskAnalysis({ members, analysis: testAnalysis({ projections: likeliest }), ...parts });
}

let server: TestServer;
let client: QueryClient;
/** Resolves when the request to enter the elevens may be answered. */
let answered: Promise<unknown> = Promise.resolve();
let isRefused = false;
afterEach(() => {
  answered = Promise.resolve();
  isRefused = false;
  notifyManager.setScheduler(defaultScheduler);
  return server.close();
});

const answer = (data: DeskAnalysisDetail | undefined) => ({ body: { status: 'success', data } });

/** The form with a sequence of responses, and a function that reads the next one. */
async function open(...reads: DeskAnalysisDetail[]): Promise<() => Promise<void>> {
  server = await startTestServer({
    [READ]: () => answer(reads.length > 1 ? reads.shift() : reads[0]),
    [ENTER]: async ({ body }) => {
      await answered;
      if (isRefused) return { status: 503, body: {} };
      return answer(detail({ version: 9, announced: body as DeskAnalysisDetail['announced'] }));
    },
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TestEditor matchKey="match-1" preview={() => null} onBack={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await until(() => screen.getByRole('tab', { name: 'Playing XIs' })));
  return () => client.invalidateQueries();
}

const tick = (names: readonly string[]) => {
  for (const name of names) fireEvent.click(screen.getByLabelText(name));
};
/** Ticks our players of each team in which nobody is ticked. */
const tickOurs = () => {
  for (const button of screen.getAllByRole('button', { name: /^Tick the eleven likeliest to play/ }))
    fireEvent.click(button);
};
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box) => (box.checked ? [box.labels?.[0]?.textContent] : []));
const canBeTicked = () => screen.queryAllByRole('checkbox').some((box) => !box.matches(':disabled *'));
const enter = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enter the playing XIs' });

describe('the announced elevens on the desk', () => {
  it('keep unsaved ticks when another analyst publishes, and when another tab is opened', async () => {
    const readAgain = await open(detail(), detail({ version: 2, state: 'published' }));
    tick(['Monsoon 1', 'Drifter 4']);
    await readAgain();
    await until(() => screen.getByText('Published'));
    fireEvent.click(screen.getByRole('tab', { name: 'History' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Playing XIs' }));
    expect(ticked()).toEqual(['Monsoon 1', 'Drifter 4']);
    expect(screen.queryByText('This was changed by someone else')).toBeNull();
  });

  it('show that another analyst has entered theirs, and overwrite them only on request', async () => {
    const readAgain = await open(detail(), detail({ version: 2, announced: theirs }));
    tickOurs();
    await readAgain();
    const keep = await until(() => screen.getByRole('button', { name: 'Keep mine' }));
    expect(enter().disabled).toBe(true);
    fireEvent.click(keep);
    fireEvent.click(enter());
    await until(() => screen.getByText('Saved.'));
    expect(server.requests.find(({ call }) => call === ENTER)?.body).toEqual(ours);
  });

  it('continue from another analyst’s on request', async () => {
    const readAgain = await open(detail(), detail({ version: 2, announced: theirs }));
    tick(['Monsoon 1']);
    await readAgain();
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Take theirs' })));
    expect(ticked()).toEqual([...theirs.teamA, ...theirs.teamB]);
  });

  it('start from those likeliest to play, on request, with the focus on the first', async () => {
    const projections = monsoons.map((key, at) =>
      testProjection({ key, team: 'Malabar Monsoons', playChance: at === 0 ? 10 : 90 }),
    );
    await open(detail({ analysis: testAnalysis({ projections }) }));
    fireEvent.click(screen.getByRole('button', { name: /^Tick the eleven likeliest to play/ }));
    expect(ticked()).toEqual(monsoons.slice(1));
    expect(screen.queryByRole('button', { name: /^Tick the eleven/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Monsoon 1'));
  });

  it('offer no eleven while the chances to play of fewer are known', async () => {
    const projections = monsoons.map((key, at) =>
      testProjection({ key, team: 'Malabar Monsoons', ...(at > 1 && { playChance: 90 }) }),
    );
    await open(detail({ analysis: testAnalysis({ projections }) }));
    expect(screen.queryByRole('button', { name: /^Tick the eleven/ })).toBeNull();
  });

  it('say why they were not saved, also after a tick is removed', async () => {
    await open(detail());
    isRefused = true;
    tickOurs();
    fireEvent.click(enter());
    await until(() => screen.getByText('The change was not saved.'));
    tick(['Monsoon 1']);
    screen.getByText('The change was not saved.');
  });

  it('are another analyst’s after both had announced the same', async () => {
    const same = detail({ version: 2, announced: ours });
    const readAgain = await open(detail(), same, detail({ version: 3, announced: theirs }));
    tickOurs();
    await readAgain();
    const { queryKey } = deskAnalysisQuery('match-1');
    await until(() => expect(client.getQueryData(queryKey)).toMatchObject({ data: { version: 2 } }));
    await readAgain();
    await until(() => expect(ticked()).toEqual([...theirs.teamA, ...theirs.teamB]));
    expect(screen.queryByText('This was changed by someone else')).toBeNull();
  });

  it('keep ticks that are made in the reopened form while an earlier save is on its way', async () => {
    const gate = new AbortController();
    answered = once(gate.signal, 'abort');
    await open(detail());
    tickOurs();
    fireEvent.click(enter());
    fireEvent.click(screen.getByRole('tab', { name: 'History' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Playing XIs' }));
    tick(['Monsoon 12']);
    gate.abort();
    const { queryKey } = deskAnalysisQuery('match-1');
    await until(() => expect(client.getQueryData(queryKey)).toMatchObject({ data: { announced: ours } }));
    expect(ticked()).toEqual([...monsoons, ...ours.teamB]);
    expect(screen.queryByText('This was changed by someone else')).toBeNull();
  });

  it('follow the announced ones while nothing is unsaved', async () => {
    const readAgain = await open(detail(), detail({ version: 2, announced: theirs }));
    await readAgain();
    await until(() => expect(ticked()).toHaveLength(22));
    expect(screen.queryByText('This was changed by someone else')).toBeNull();
  });

  it('stay ticked from the button press until the response is rendered', async () => {
    await open(detail());
    tickOurs();
    const undrawn: (() => void)[] = [];
    notifyManager.setScheduler((draw) => void undrawn.push(draw));
    fireEvent.click(enter());
    const { queryKey } = deskAnalysisQuery('match-1');
    await until(() => expect(client.getQueryData(queryKey)).toMatchObject({ data: { announced: ours } }));
    expect(ticked()).toEqual([...ours.teamA, ...ours.teamB]);
    act(() => undrawn.forEach((draw) => draw()));
    expect(ticked()).toEqual([...ours.teamA, ...ours.teamB]);
  });

  it('are disabled while they are being entered', async () => {
    const gate = new AbortController();
    answered = once(gate.signal, 'abort');
    await open(detail());
    tickOurs();
    expect(canBeTicked()).toBe(true);
    fireEvent.click(enter());
    await until(() => expect(canBeTicked()).toBe(false));
    gate.abort();
    await until(() => screen.getByText('Saved.'));
    expect(canBeTicked()).toBe(true);
  });

  it('are saved once they are entered', async () => {
    const readAgain = await open(detail(), detail({ version: 10, announced: theirs }));
    tickOurs();
    fireEvent.click(enter());
    await until(() => screen.getByText('Saved.'));
    await until(() => expect(ticked()).toEqual([...ours.teamA, ...ours.teamB]));
    await readAgain();
    await until(() => expect(ticked()).toEqual([...theirs.teamA, ...theirs.teamB]));
    expect(screen.queryByText('This was changed by someone else')).toBeNull();
  });

  it('are ticked by role, in the order of a line-up, last those without one', async () => {
    const roles = ['bowler', null, 'keeper', 'bowler'] as const;
    const members = membersOf('Malabar Monsoons', monsoons.slice(0, 4)).map((member, at) => ({
      ...member,
      role: roles[at] ?? null,
    }));
    await open(detail({ members }));
    const shown = within(screen.getByRole('group', { name: 'Malabar Monsoons, 0 of 11' }));
    expect(shown.getAllByRole('list')).toHaveLength(3);
    const playersOf = (role: string) =>
      within(shown.getByRole('list', { name: role }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    expect(playersOf('Wicket-keepers')).toEqual(['Monsoon 3']);
    expect(playersOf('Bowlers')).toEqual(['Monsoon 1', 'Monsoon 4']);
    expect(playersOf('Role not known')).toEqual(['Monsoon 2']);
    expect(shown.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Monsoon 3',
      'Monsoon 1',
      'Monsoon 4',
      'Monsoon 2',
    ]);
  });

  it.each([
    [10, true, false],
    [11, false, false],
    [12, false, true],
  ])(
    'of %d a side may be entered only as an eleven, or with an impact player',
    async (count, refused, isFull) => {
      const members = [
        ...membersOf('Malabar Monsoons', [...monsoons, 'Monsoon 13']),
        ...membersOf('Deccan Drifters', drifters),
      ];
      await open(detail({ members }));
      tick(monsoons.slice(0, count));
      tickOurs();
      expect(enter().disabled).toBe(refused);
      within(screen.getByRole('group', { name: `Malabar Monsoons, ${count} of 11` })).getByText(
        `${count} of 11`,
        {
          selector: count === 10 ? '.text-muted' : '.text-turf',
        },
      );
      expect(screen.getByLabelText<HTMLInputElement>('Monsoon 13').disabled).toBe(isFull);
    },
  );
});
