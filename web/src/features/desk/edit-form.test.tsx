import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { renderScreen } from '../../testing/render-screen.tsx';
import { noEdits, testDeskAnalysis } from '../../testing/test-desk.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { TestEditor } from './testing/test-editor.tsx';

let server: TestServer;
afterEach(() => server.close());

const answer = (data: DeskAnalysisDetail) => ({ body: { status: 'success', data } });
const READ = 'GET /api/v1/desk/analyses/match-1/';
const SAVE = 'PUT /api/v1/desk/analyses/match-1/';

const preview = ({ matchTitle }: Analysis) => matchTitle;

let client: QueryClient;

async function open(handlers: Record<string, TestHandler>) {
  server = await startTestServer(handlers);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TestEditor matchKey="match-1" preview={preview} onBack={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>('Analyst’s note');

const write = async (text: string) => fireEvent.change(await until(noteField), { target: { value: text } });

async function writeAndSave(text: string) {
  await write(text);
  fireEvent.click(saveButton());
}

const lastSave = () => server.requests.findLast(({ call }) => call === SAVE)?.body;
const readAgain = () => act(() => client.refetchQueries());
const conflict = () => screen.queryByText('This was changed by someone else');

async function chooseInConflict(...names: string[]) {
  for (const name of names) fireEvent.click(await until(() => screen.getByRole('radio', { name })));
  fireEvent.click(screen.getByRole('button', { name: 'Continue with these' }));
}

/** Another analyst saves version 2 between our read and our save. */
function quickerColleague(): Record<string, TestHandler> {
  const theirs = testDeskAnalysis({ version: 2, edits: { ...noEdits, note: 'Their words' } });
  const reads = [answer(testDeskAnalysis())];
  const saves = [refusal(409, 'analysis_changed', 'Changed')];
  return {
    [READ]: () => reads.pop() ?? answer(theirs),
    [SAVE]: () =>
      saves.pop() ?? answer(testDeskAnalysis({ version: 3, edits: { ...noEdits, note: 'My words' } })),
  };
}

describe('an analysis on the desk', () => {
  it('sends the analyst’s text with the version on which it is based', async () => {
    await open({
      [READ]: () => answer(testDeskAnalysis()),
      [SAVE]: () => answer(testDeskAnalysis({ version: 2 })),
    });
    await writeAndSave('Dew after eight.');
    await until(() => screen.getByText('Saved.'));
    const sent = server.requests.find(({ call }) => call === SAVE)?.body;
    expect(sent).toEqual({ version: 1, edits: { ...noEdits, note: 'Dew after eight.' } });
  });

  it('shows which text is not allowed', async () => {
    const details = 'gill is both captain and vice-captain.';
    await open({
      [READ]: () => answer(testDeskAnalysis()),
      [SAVE]: () => refusal(400, 'invalid_input', 'Not allowed.', { details }),
    });
    await writeAndSave('Dew after eight.');
    await until(() => screen.getByText(`Not allowed. ${details}`));
    expect(conflict()).toBeNull();
    expect(server.callsOf(READ)).toBe(1);
  });

  it('shows both texts when the server rejects an old version, and continues from theirs when chosen', async () => {
    await open(quickerColleague());
    await writeAndSave('My words');
    await chooseInConflict('Theirs Their words');
    expect(noteField().value).toBe('Their words');
    expect(saveButton().disabled).toBe(false);
  });

  it('keeps the analyst’s own text when chosen, and saves it on the newer version', async () => {
    await open(quickerColleague());
    await writeAndSave('My words');
    await chooseInConflict('Mine My words');
    fireEvent.click(saveButton());
    await until(() => screen.getByText('Saved.'));
    expect(lastSave()).toMatchObject({ version: 2, edits: { note: 'My words' } });
  });

  it('keeps text that was not saved when the match started, and that of another part', async () => {
    const reads = [answer(testDeskAnalysis({ state: 'locked' })), answer(testDeskAnalysis())];
    await open({
      [READ]: () => (reads.length > 1 ? reads.pop() : reads[0]) ?? answer(testDeskAnalysis()),
      [SAVE]: () => refusal(409, 'analysis_locked', 'Locked'),
    });
    fireEvent.change(await until(noteField), { target: { value: 'Dew after eight.' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(noteField().value).toBe('Dew after eight.');
    fireEvent.click(saveButton());
    await until(() => screen.getByText('The match began before this was saved'));
    expect(noteField()).toMatchObject({ value: 'Dew after eight.', readOnly: true });
  });

  it('offers only a correction once it is locked', async () => {
    await open({ [READ]: () => answer(testDeskAnalysis({ state: 'locked' })) });
    await until(() => screen.getByLabelText('Correction'));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

/** Answers reads with the given edits, as versions 1, 2 and so on; the last one stays. */
function versions(...edits: Partial<AnalystEdits>[]): TestHandler {
  const reads = edits.map((part, at) =>
    testDeskAnalysis({ version: at + 1, edits: { ...noEdits, ...part } }),
  );
  return () => answer((reads.length > 1 ? reads.shift() : reads[0]) ?? testDeskAnalysis());
}

const saves: TestHandler = ({ body }) => {
  const { version, edits } = body as { version: number; edits: AnalystEdits };
  return answer(testDeskAnalysis({ version: version + 1, edits }));
};

const member = (key: string, name: string) => ({ key, name, team: 'Malabar Monsoons', role: null });

describe('an analysis that another analyst saves meanwhile', () => {
  it('reports a conflict when a newer version is read with unsaved edits, and does not overwrite it', async () => {
    await open({ [READ]: versions({}, { note: 'Their words' }), [SAVE]: saves });
    await write('My words');
    await readAgain();
    await until(() => expect(conflict()).not.toBeNull());
    expect(noteField().value).toBe('My words');
    expect(saveButton().disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Publish/ }).disabled).toBe(true);
    fireEvent.submit(saveButton());
    expect(lastSave()).toBeUndefined();
  });

  it('preselects for each field the text of the analyst who changed it', async () => {
    const theirs = { conditions: 'Dry', scoringPattern: 'Low', note: 'Their words' };
    await open({
      [READ]: versions({ recommendation: 'Bat' }, { recommendation: 'Bat', ...theirs }),
      [SAVE]: saves,
    });
    await write('My words');
    fireEvent.change(screen.getByLabelText('Scoring pattern'), { target: { value: 'High' } });
    await readAgain();
    await until(() => expect(conflict()).not.toBeNull());
    const proposed = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(proposed.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      'Mine My words',
      'Theirs Dry',
      'Mine High',
    ]);
    await chooseInConflict('Theirs Low');
    fireEvent.click(saveButton());
    await until(() => screen.getByText('Saved.'));
    expect(lastSave()).toEqual({
      version: 2,
      edits: {
        ...noEdits,
        recommendation: 'Bat',
        conditions: 'Dry',
        scoringPattern: 'Low',
        note: 'My words',
      },
    });
  });

  it('shows picks with the names of the players and the reasons', async () => {
    const members = [member('rao', 'Rao'), member('gill', 'Gill')];
    const captain = { key: 'gill', reason: 'Opens at a small venue' };
    const reads = [
      answer(testDeskAnalysis({ version: 2, members, edits: { ...noEdits, captain } })),
      answer(testDeskAnalysis({ members })),
    ];
    await open({ [READ]: () => (reads.length > 1 ? reads.pop() : reads[0]) ?? answer(testDeskAnalysis()) });
    await write('My words');
    await readAgain();
    await until(() => screen.getByRole('radio', { name: 'Theirs Gill: Opens at a small venue' }));
  });

  it('clears choices when a third version is read before they are used', async () => {
    await open({ [READ]: versions({}, { note: 'Second' }, { note: 'Third' }), [SAVE]: saves });
    await write('My words');
    await readAgain();
    fireEvent.click(await until(() => screen.getByRole('radio', { name: 'Theirs Second' })));
    await readAgain();
    const third = await until(() => screen.getByRole<HTMLInputElement>('radio', { name: 'Theirs Third' }));
    expect(third.checked).toBe(false);
  });

  it('is followed without a conflict while nothing is unsaved, also after edits were undone', async () => {
    await open({ [READ]: versions({}, { note: 'Their words' }, { note: 'Later words' }), [SAVE]: saves });
    await until(noteField);
    await readAgain();
    await until(() => expect(noteField().value).toBe('Their words'));
    await write('My words');
    await write('Their words');
    await readAgain();
    await until(() => expect(noteField().value).toBe('Later words'));
    expect(conflict()).toBeNull();
  });

  it('causes no conflict when the analyst publishes saved text with unsaved edits', async () => {
    await open({
      [READ]: () => answer(testDeskAnalysis()),
      [SAVE]: saves,
      'POST /api/v1/desk/analyses/match-1/publish/': () =>
        answer(testDeskAnalysis({ version: 2, state: 'published' })),
    });
    await write('My words');
    fireEvent.click(screen.getByRole('button', { name: 'Publish what is saved' }));
    await until(() => screen.getByText('Published'));
    expect(conflict()).toBeNull();
    fireEvent.click(saveButton());
    await until(() => expect(lastSave()).toMatchObject({ version: 2, edits: { note: 'My words' } }));
  });

  it('keeps text that is typed while earlier text is being saved', async () => {
    const gate = new AbortController();
    await open({
      [READ]: () => answer(testDeskAnalysis()),
      [SAVE]: async (request, response) => {
        await once(gate.signal, 'abort');
        return saves(request, response);
      },
    });
    await writeAndSave('First');
    await until(() => expect(lastSave()).toBeDefined());
    await write('First and second');
    gate.abort();
    await until(() => screen.getByText('Saved.'));
    expect(noteField().value).toBe('First and second');
    expect(conflict()).toBeNull();
  });
});
