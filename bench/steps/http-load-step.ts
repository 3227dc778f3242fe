import { connect, type Socket } from 'node:net';
import process from 'node:process';

/** What this process reports to `http.ts` and `scale.ts` after reading one path for the given time. */
export interface HttpLoad {
  readonly perSecond: number;
  /** Includes the warm-up. */
  readonly readsInAll: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const WARM_UP_MS = 400;
const HEAD_END = Buffer.from('\r\n\r\n');

const [
  host = '',
  port = '',
  path = '',
  headers = '{}',
  wantedStatus = '200',
  forMs = '2000',
  connections = '50',
] = process.argv.slice(2);
const request = Buffer.from(
  [
    `GET ${path} HTTP/1.1`,
    `host: ${host}:${port}`,
    ...Object.entries(JSON.parse(headers)).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n'),
);
const taken: number[] = [];
let isMeasured = false;
let isOver = false;
let reads = 0;

/** Reads again and again over one keep-alive connection, until `isOver`. */
function readOnAndOn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), host);
    let missing = 0;
    let began = 0;
    const sendRequest = () => {
      if (isOver) return socket.end(resolve);
      began = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', sendRequest);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      missing = missing > 0 ? missing - chunk.length : bodyStillMissing(chunk);
      if (missing > 0) return;
      reads += 1;
      if (isMeasured) taken.push(performance.now() - began);
      sendRequest();
    });
  });
}

function bodyStillMissing(chunk: Buffer): number {
  const end = chunk.indexOf(HEAD_END);
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith(`HTTP/1.1 ${wantedStatus} `)) throw new Error(`answered ${head.split('\r\n')[0]}`);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return length - (chunk.length - end - HEAD_END.length);
}

const reading = Promise.all(Array.from({ length: Number(connections) }, readOnAndOn));
setTimeout(() => (isMeasured = true), WARM_UP_MS);
setTimeout(() => (isOver = true), WARM_UP_MS + Number(forMs));
await reading;
const sorted = taken.toSorted((a, b) => a - b);
const load: HttpLoad = {
  perSecond: sorted.length / (Number(forMs) / 1000),
  readsInAll: reads,
  p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
  p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
};
process.send?.(load);
