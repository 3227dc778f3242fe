import { connect } from 'node:net';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { makeAccessToken } from './make-access-token.ts';

/** The report that the program sends to its parent twice a second. */
export interface ReadersReport {
  /** Number of open streams. */
  readonly open: number;
  /** Number of responses by status; 0 counts refused and broken connections. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The last update seen by the slowest reader and by the fastest. */
  readonly seen: { readonly least: number; readonly most: number };
}

/** Values of `Last-Event-ID` on reconnection: correct and invalid ones. */
const LAST_SEEN: readonly ((seen: number) => string)[] = [
  (seen) => String(seen),
  (seen) => String(seen),
  () => '1',
  () => '999999999999',
  () => 'nonsense',
];
/** Streams opened at the same time. */
const AT_ONCE = 100;
/** Delay before a reader reconnects that received none from the server, up to twice as long. */
const FIRST_RETRY_MS = 3000;

/* Arguments: the server's port, the number of readers, and `reads` or `never reads`. */
const [port = '', count = '', behaviour = 'reads'] = process.argv.slice(2);
const seen = Array.from({ length: Number(count) }, () => 0);
const statuses: Record<string, number> = {};
let open = 0;

/** One reader: reconnects whenever the stream ends, after the delay that the server sent. */
async function readForEver(reader: number, token: string, opened: () => void): Promise<never> {
  for (;;) {
    const retryMs = await readOnce(reader, token, opened);
    await delay(retryMs);
  }
}

function readOnce(reader: number, token: string, opened: () => void): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let status = '0';
    let retryMs = FIRST_RETRY_MS + Math.random() * FIRST_RETRY_MS;
    let rest = '';
    socket.on('error', () => {});
    socket.on('connect', () => socket.write(requestOf(reader, token)));
    if (behaviour === 'never reads') socket.once('connect', () => socket.pause());
    socket.on('data', (chunk) => {
      const text = rest + chunk.toString('latin1');
      if (status === '0') {
        status = text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
        if (status === '200') open += 1;
        opened();
      }
      const lines = text.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('id: ')) seen[reader] = Number(line.slice('id: '.length));
        if (line.startsWith('retry: ')) retryMs = Number(line.slice('retry: '.length));
      }
    });
    socket.on('close', () => {
      if (status === '200') open -= 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      opened();
      resolve(retryMs);
    });
  });
}

function requestOf(reader: number, token: string): string {
  const last =
    seen[reader] === 0
      ? ''
      : `last-event-id: ${LAST_SEEN[reader % LAST_SEEN.length]?.(seen[reader] ?? 0)}\r\n`;
  return `GET /api/live/ HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n${last}\r\n`;
}

process.on('disconnect', () => process.exit());
setInterval(() => {
  const report = { open, statuses, seen: { least: Math.min(...seen), most: Math.max(...seen) } };
  process.send?.(report satisfies ReadersReport);
}, 500);
for (let from = 0; from < Number(count); from += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, Number(count) - from) }, async (_, i) => {
    const token = await makeAccessToken();
    if (behaviour === 'never reads') return void readForEver(from + i, token, () => {});
    await new Promise<void>((opened) => void readForEver(from + i, token, opened));
  });
  await Promise.all(some);
}
