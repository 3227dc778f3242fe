import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerMessage } from '../platform/run-worker.ts';
import type { ReceiptText } from './describe-receipt.ts';
import { drawReceipt } from './draw-receipt.ts';

const outcome: Uint8Array = await drawReceipt(workerData as ReceiptText);
parentPort?.postMessage({ kind: 'done', outcome } satisfies WorkerMessage<never, Uint8Array>);
