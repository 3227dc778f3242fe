import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { MatchSummary } from '../../contract/http/matches/match.ts';

interface Feed {
  readonly product: string;
  readonly port: number;
  readonly updatesASecond: number;
  readonly matches: readonly MatchSummary[];
}

/**
 * Starts a proxy before the product. It answers the live stream itself, with updates of the given matches whose runs
 * increase, and passes everything else on.
 */
export async function startFeeder(feed: Feed): Promise<{ sent: () => number; stop: () => void }> {
  let sent = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/api/live/') return passOn(feed.product, incoming, outgoing);
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const timer = setInterval(
      () => outgoing.write(updateOf(feed.matches, ++sent)),
      1000 / feed.updatesASecond,
    );
    outgoing.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(feed.port, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { sent: () => sent, stop };
}

function passOn(product: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = '/', headers } = incoming;
  const passed = request(`${product}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/** Greater than any version that the product has reached, so that the page takes each update as newer. */
const FIRST_VERSION = 1_000_000_000;

function updateOf(matches: readonly MatchSummary[], at: number): string {
  const match = matches[at % matches.length];
  if (match === undefined) throw new Error('No match is live.');
  const version = FIRST_VERSION + at;
  const score = match.score.map((innings) => ({ ...innings, r: innings.r + (at % 200) }));
  const data = { version, as_of: new Date().toISOString(), match: { ...match, version, score } };
  return `event: update\nid: ${version}\ndata: ${JSON.stringify(data)}\n\n`;
}
