import { readSettings } from '../../config/read-settings.ts';
import { startServer } from '../start-server.ts';

/**
 * The whole server as a process that tests can kill. It uses the sandbox of another process at `SANDBOX_PORT`, so
 * several servers can share one.
 */
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.faults.join('\n'));
const server = await startServer({ ...read.settings, vendors: { ...read.settings.vendors, sandboxes: [] } });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.({ address: server.address });
