import process from 'node:process';
import { startSandboxes } from '../../sandboxes/start-sandboxes.ts';

/** The vendors' sandboxes as a process of their own, shared by the servers of `scale.ts`. */
const { address } = await startSandboxes({ port: 0 });
process.on('disconnect', () => process.exit());
process.send?.(['listening', address]);
