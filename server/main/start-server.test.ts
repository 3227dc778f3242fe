import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import { SchemaBehindError } from '../platform/database/migrate.ts';
import { PortTakenError } from './describe-start-failure.ts';
import { startServer } from './start-server.ts';

const holder = createServer((socket) => socket.destroy());
beforeAll(() => once(holder.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void holder.close());

/** Starts a server whose sandbox port is in use and whose database has no tables. */
function start(sandboxes: readonly ('google' | 'razorpay' | 'cricapi')[]) {
  const read = readSettings({
    PORT: '0',
    SANDBOX_PORT: String((holder.address() as AddressInfo).port),
    DATABASE_URL: inject('postgresUrl'),
    MIGRATE_AT_START: '0',
    LOG_LEVEL: 'silent',
  });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return startServer({ ...read.settings, vendors: { ...read.settings.vendors, sandboxes: [...sandboxes] } });
}

it('requires a free sandbox port only when a vendor is replaced by its sandbox', async () => {
  await expect(start(['google'])).rejects.toThrow(PortTakenError);
  await expect(start([])).rejects.toThrow(SchemaBehindError);
});
