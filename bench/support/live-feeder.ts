import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { MatchSummary } from '../../contract/http/matches/match.ts';
import { findFreePort } from '../../server/platform/find-free-port.ts';

const UPDATES_A_SECOND = 10;

/** How slowly responses arrive. */
export interface Line {
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

/**
 * Starts a proxy before the product. It answers the live stream itself, with ten updates a second of the matches that
 * are live, whose runs increase, and passes everything else on. `useLine` slows down what it passes on from then on.
 */
export async function startFeeder(product: string, access: string) {
  const matches = await readLiveMatches(product, access);
  const port = await findFreePort();
  let line: Line | null = null;
  let sent = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/api/live/') return passOn(product, { incoming, outgoing, line });
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const timer = setInterval(() => outgoing.write(updateOf(matches, ++sent)), 1000 / UPDATES_A_SECOND);
    outgoing.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    matches,
    sent: () => sent,
    useLine: (slow: Line) => {
      line = slow;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readLiveMatches(product: string, access: string): Promise<readonly MatchSummary[]> {
  const answer = await fetch(`${product}/api/v1/cricket/dashboard/live-matches/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const { matches } = ((await answer.json()) as { data: { matches: MatchSummary[] } }).data;
  // Here, not in the timer of the updates, where nothing would stop the product.
  if (matches.length === 0) throw new Error('No match is live.');
  return matches;
}

interface PassedOn {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly line: Line | null;
}

function passOn(product: string, { incoming, outgoing, line }: PassedOn): void {
  const { method, url = '/', headers } = incoming;
  const passed = request(`${product}${url}`, { method, headers }, async (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (line === null) return answer.pipe(outgoing);
    const body = Buffer.concat(await answer.toArray());
    await delay(line.latencyMs + (body.length / line.bytesPerSecond) * 1000);
    return outgoing.end(body);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/** Greater than any version that the product has reached, so that the page takes each update as newer. */
const FIRST_VERSION = 1_000_000_000;

function updateOf(matches: readonly MatchSummary[], at: number): string {
  const match = matches[at % matches.length];
  const version = FIRST_VERSION + at;
  const score = match?.score.map((innings) => ({ ...innings, r: innings.r + (at % 200) }));
  const data = { version, as_of: new Date().toISOString(), match: { ...match, version, score } };
  return `event: update\nid: ${version}\ndata: ${JSON.stringify(data)}\n\n`;
}
