import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { NamesDesk } from './names-desk.tsx';

const LIST = 'GET /api/v1/desk/names/';
const CORRECT = 'PUT /api/v1/desk/names/';
const mapping = (spelling: string, name: string, setBy: 'import' | 'analyst') => ({
  kind: 'team',
  spelling,
  key: name.toLowerCase(),
  name,
  setBy,
});
const all = [
  mapping('MLM', 'Monsoons', 'import'),
  mapping('Monsoon', 'Monsoons', 'analyst'),
  mapping('DCD', 'Drifters', 'import'),
  mapping('Lions', 'Lions', 'import'),
];

let server: TestServer;
afterEach(() => server.close());

async function open(correct: TestHandler = () => ({ body: { status: 'success' } })) {
  server = await startTestServer({
    [LIST]: ({ query }) => {
      const data = all.filter(({ spelling, name }) =>
        `${spelling} ${name}`.includes(query.get('search') ?? ''),
      );
      const offset = Number(query.get('offset'));
      const page = { offset, limit: 25, total: data.length };
      return { body: { status: 'success', data: data.slice(offset), page } };
    },
    [CORRECT]: correct,
  });
  renderPage(<NamesDesk />);
  await until(() => screen.getByText('MLM', { selector: 'p span' }));
}

const lines = (part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const dialog = () => screen.getByRole('dialog', { name: 'Whom does MLM stand for?' });
const openDialog = () => fireEvent.click(screen.getByRole('button', { name: /^Change ?MLM$/ }));
const searchIn = (part: HTMLElement, value: string) =>
  fireEvent.change(within(part).getByLabelText('Search names'), { target: { value } });

describe('the names on the desk', () => {
  it('show the row of each spelling, if it has another name, and whether an analyst assigned it', async () => {
    await open();
    expect(lines()).toEqual([
      'MLMstands for Monsoons ChangeMLM',
      'Monsoonstands for Monsoons Set by an analystChangeMonsoon',
      'DCDstands for Drifters ChangeDCD',
      'Lions ChangeLions',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are searched without surrounding blanks', async () => {
    await open();
    expect([...(server.requests[0]?.query.keys() ?? [])]).toEqual(['kind', 'offset', 'limit']);
    searchIn(document.body, ' Drift ');
    await until(() => expect(lines()).toEqual(['DCDstands for Drifters ChangeDCD']));
    expect(server.requests.at(-1)?.query.get('search')).toBe('Drift');
  });
});

describe('the row of a spelling', () => {
  it('is searched under the spelling first, without duplicates', async () => {
    await open();
    openDialog();
    await until(() => expect(lines(dialog())).toEqual(['MonsoonsChooseMonsoons']));
    searchIn(dialog(), 'Mon');
    await until(() => expect(server.requests.at(-1)?.query.get('search')).toBe('Mon'));
    await until(() => expect(lines(dialog())).toEqual(['MonsoonsChooseMonsoons']));
  });

  it('shows a message when nothing has that name', async () => {
    await open();
    openDialog();
    searchIn(dialog(), 'Nobody');
    await until(() => within(dialog()).getByText('No names found'));
  });

  it('is saved, and the list is fetched again', async () => {
    await open();
    openDialog();
    fireEvent.click(await until(() => within(dialog()).getByRole('button', { name: /^Choose ?Monsoons$/ })));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.find(({ call }) => call === CORRECT)?.body).toEqual({
      kind: 'team',
      spelling: 'MLM',
      key: 'monsoons',
    });
  });

  it('stays open with the reason when the server rejects it', async () => {
    await open(() => refusal(400, 'invalid_input', 'These two have played each other.'));
    openDialog();
    expect(within(dialog()).getByRole('alert').textContent).toBe('');
    fireEvent.click(await until(() => within(dialog()).getByRole('button', { name: /^Choose ?Monsoons$/ })));
    await until(() => within(dialog()).getByText('These two have played each other.'));
  });
});
