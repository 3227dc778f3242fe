import { readSettings } from '../../config/read-settings.ts';
import { startServer } from '../start-server.ts';

/**
 * The whole server as a process to be killed, on vendors that somebody else plays at `SANDBOX_PORT`: so several of them
 * can share one sandbox, as they would share the vendor.
 */
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.faults.join('\n'));
const server = await startServer({ ...read.settings, vendors: { ...read.settings.vendors, sandboxes: [] } });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.({ address: server.address });
