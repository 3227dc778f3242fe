import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../platform/give-way.ts';

giveWay();
parentPort?.postMessage({ kind: 'done', outcome: getPriority() });
