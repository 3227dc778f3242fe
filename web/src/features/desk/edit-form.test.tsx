import type { Analysis } from '@gullylens/contract/http/analysis';
import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { noEdits, testDeskAnalysis } from '../../testing/test-desk.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AnalysisEditor } from './analysis-editor.tsx';

let server: TestServer;
afterEach(() => server.close());

const answer = (data: DeskAnalysisDetail) => ({ body: { status: 'success', data } });
const READ = 'GET /api/v1/desk/analyses/match-1/';
const SAVE = 'PUT /api/v1/desk/analyses/match-1/';

const preview = ({ matchTitle }: Analysis) => matchTitle;

async function open(handlers: Record<string, TestHandler>) {
  server = await startTestServer(handlers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <AnalysisEditor matchKey="match-1" preview={preview} onBack={() => undefined} />
    </QueryClientProvider>,
  );
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>('What you add');

async function writeAndSave(text: string) {
  fireEvent.change(await until(noteField), { target: { value: text } });
  fireEvent.click(saveButton());
}

/** Somebody saves version 2 between our reading and our saving. */
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
  it('sends the analyst’s words with the version that they were written on', async () => {
    await open({
      [READ]: () => answer(testDeskAnalysis()),
      [SAVE]: () => answer(testDeskAnalysis({ version: 2 })),
    });
    await writeAndSave('Dew after eight.');
    await until(() => screen.getByText('Saved.'));
    const sent = server.requests.find(({ call }) => call === SAVE)?.body;
    expect(sent).toEqual({ version: 1, edits: { ...noEdits, note: 'Dew after eight.' } });
  });

  it('says what of it is not allowed', async () => {
    const details = 'gill is both captain and vice-captain.';
    await open({
      [READ]: () => answer(testDeskAnalysis()),
      [SAVE]: () => refusal(400, 'invalid_input', 'Not allowed.', { details }),
    });
    await writeAndSave('Dew after eight.');
    await until(() => screen.getByText(`Not allowed. ${details}`));
  });

  it('says when somebody was quicker, and goes on from their words when told to', async () => {
    await open(quickerColleague());
    await writeAndSave('My words');
    await until(() => screen.getByText('Somebody changed this meanwhile'));
    await until(() => expect(server.callsOf(READ)).toBe(2));
    fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await until(() => expect(noteField().value).toBe('Their words'));
  });

  it('keeps the analyst’s own words when told to, and saves them on the newer version', async () => {
    await open(quickerColleague());
    await writeAndSave('My words');
    await until(() => expect(server.callsOf(READ)).toBe(2));
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Keep mine' })));
    await until(() => expect(saveButton().disabled).toBe(false));
    fireEvent.click(saveButton());
    await until(() => screen.getByText('Saved.'));
    const sent = server.requests.findLast(({ call }) => call === SAVE)?.body;
    expect(sent).toMatchObject({ version: 2, edits: { note: 'My words' } });
  });

  it('keeps words that were not saved when the match began, and those of another part', async () => {
    const reads = [answer(testDeskAnalysis({ state: 'locked' })), answer(testDeskAnalysis())];
    await open({
      [READ]: () => (reads.length > 1 ? reads.pop() : reads[0]) ?? answer(testDeskAnalysis()),
      [SAVE]: () => refusal(409, 'analysis_locked', 'Locked'),
    });
    fireEvent.change(await until(noteField), { target: { value: 'Dew after eight.' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Words and picks' }));
    expect(noteField().value).toBe('Dew after eight.');
    fireEvent.click(saveButton());
    await until(() => screen.getByText('The match began before this was saved'));
    expect(noteField()).toMatchObject({ value: 'Dew after eight.', readOnly: true });
  });

  it('offers a correction, and nothing else, once it is locked', async () => {
    await open({ [READ]: () => answer(testDeskAnalysis({ state: 'locked' })) });
    await until(() => screen.getByLabelText('Correction'));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
