import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { downloadFile } from './save-file.ts';

const RECEIPT = 'GET /api/subscriptions/receipts/{number}/';
const params = { number: 'GL-2026-1' };
const receiptCall = 'GET /api/subscriptions/receipts/GL-2026-1/';
let server: TestServer;
afterEach(() => server.close());

describe('downloading a file', () => {
  it('returns its bytes and refreshes an expired access token', async () => {
    server = await startTestServer({
      [receiptCall]: ({ bearer }, response) => {
        if (bearer === 'access-1') return refusal(401, 'token_expired', 'Your session has expired.');
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
        return null;
      },
      'POST /api/auth/refresh/': () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();

    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await downloadFile('receipt.pdf', RECEIPT, { params });

    expect(await saved[0]?.text()).toBe('%PDF');
    expect(click.mock.contexts).toMatchObject([{ download: 'receipt.pdf' }]);
    expect(server.requests.at(-1)).toMatchObject({ call: receiptCall, bearer: 'access-2' });
  });

  it('fails with the server’s message', async () => {
    server = await startTestServer({
      [receiptCall]: () => refusal(404, 'not_found', 'There is no such receipt.'),
    });
    storeSession();

    await expect(downloadFile('receipt.pdf', RECEIPT, { params })).rejects.toMatchObject({
      status: 404,
      text: 'There is no such receipt.',
    });
  });
});
