import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testDeskAnalysis } from '../../testing/test-desk.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AnalysesDesk } from './analyses-desk.tsx';

let server: TestServer;
afterEach(() => server?.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const analysis = (matchTitle: string, minutes: number, more: object = {}) =>
  testDeskAnalysis({ matchKey: matchTitle, matchTitle, locksAt: inMinutes(minutes), ...more });

const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('lists what has yet to lock, the next first, then the others, the latest first', async () => {
  const data = [
    analysis('Long past', -600, { draftedLate: true }),
    analysis('Tonight', 300),
    analysis('Locked at the toss', 5, { lockedAt: inMinutes(-1) }),
    analysis('Soon', 20),
    analysis('Just past', -5),
  ];
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => ({ body: { status: 'success', data } }),
  });
  renderPage(<AnalysesDesk preview={() => null} />);
  await until(() => screen.getByText('Soon'));
  expect(titlesIn('Locks within 30 minutes')).toEqual(['Soon']);
  expect(titlesIn('Locks later')).toEqual(['Tonight']);
  expect(titlesIn('No longer open')).toEqual(['Locked at the toss', 'Just past', 'Long past']);
  expect(screen.getAllByText('Late')).toHaveLength(1);
});

it('lists the five latest of those that are closed, and the others on request', async () => {
  const data = [1, 2, 3, 4, 5, 6].map((place) => analysis(`Match ${place}`, -60 * place));
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => ({ body: { status: 'success', data } }),
  });
  renderPage(<AnalysesDesk preview={() => null} />);
  const all = await until(() => screen.getByRole('button', { name: 'Show all 6' }));
  expect(titlesIn('No longer open')).toHaveLength(5);
  fireEvent.click(all);
  expect(titlesIn('No longer open')).toHaveLength(6);
});

/** Whether the browser asks before it leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const openNote = async (title: string) => {
  fireEvent.click(await until(() => screen.getByRole('button', { name: title })));
  return until(() => screen.getByLabelText<HTMLTextAreaElement>('Analyst’s note'));
};
const openCorrection = async (title: string) => {
  fireEvent.click(await until(() => screen.getByRole('button', { name: title })));
  return until(() => screen.getByLabelText<HTMLTextAreaElement>('Correction'));
};
const close = () => fireEvent.click(screen.getByRole('button', { name: 'All analyses' }));

it('keeps the unsaved text of each analysis while another one is open', async () => {
  const data = [analysis('One', 20), analysis('Two', 30)];
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => ({ body: { status: 'success', data } }),
    'GET /api/v1/desk/analyses/One/': () => ({ body: { status: 'success', data: data[0] } }),
    'GET /api/v1/desk/analyses/Two/': () => ({ body: { status: 'success', data: data[1] } }),
  });
  renderPage(<AnalysesDesk preview={() => null} />);
  fireEvent.change(await openNote('One'), { target: { value: 'Dew is likely.' } });
  screen.getByText('Unsaved changes');
  expect(isAsked()).toBe(true);
  close();
  await until(() => screen.getByRole('button', { name: 'One' }));
  expect(screen.getAllByText('Unsaved changes')).toHaveLength(1);
  expect((await openNote('Two')).value).toBe('');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  close();
  const note = await openNote('One');
  expect(note.value).toBe('Dew is likely.');
  fireEvent.change(note, { target: { value: '' } });
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(isAsked()).toBe(false);
});

it('keeps the text of a correction while the list is open', async () => {
  const data = analysis('One', -20, { state: 'locked', lockedAt: inMinutes(-20) });
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => ({ body: { status: 'success', data: [data] } }),
    'GET /api/v1/desk/analyses/One/': () => ({ body: { status: 'success', data } }),
  });
  renderPage(<AnalysesDesk preview={() => null} />);
  fireEvent.change(await openCorrection('One'), { target: { value: 'He bowls left-arm.' } });
  close();
  await until(() => screen.getByText('Unsaved changes'));
  expect((await openCorrection('One')).value).toBe('He bowls left-arm.');
});
