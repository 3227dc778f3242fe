import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

/** What this process reads beside the buyers of `checkout.ts`: every client over one connection of its own. */
export interface RivalsOrder {
  readonly address: string;
  /** Read in this order by all clients together, again and again. */
  readonly paths: readonly string[];
  /** The authorization header of each client; empty for none. */
  readonly clients: readonly string[];
  /** True when each client stops after one read. */
  readonly once: boolean;
}

/** Number of answers by status since the clients began. */
export type RivalsReport = Readonly<Record<string, number>>;

// Real clients run on other machines; here they must not take the processor from the measured server.
setPriority(constants.priority.PRIORITY_LOW);
const send = (kind: string, content: unknown) => process.send?.([kind, content]);
let next = 0;
let statuses: Record<string, number> = {};
let stopping = new AbortController();
let running: Promise<unknown> = Promise.resolve();

/** Reads one page after the other, as fast as the server answers. */
async function readUntilStopped(order: RivalsOrder, authorization: string, agent: Agent): Promise<void> {
  const { signal } = stopping;
  do {
    const path = order.paths[next % order.paths.length] ?? '/';
    next += 1;
    const status = await readOnce(order.address + path, authorization, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
  } while (!signal.aborted && !order.once);
}

function readOnce(url: string, authorization: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = authorization === '' ? {} : { authorization };
    get(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });
}

async function begin(order: RivalsOrder): Promise<void> {
  statuses = {};
  stopping = new AbortController();
  const agent = new Agent({ keepAlive: true });
  running = Promise.all(order.clients.map((client) => readUntilStopped(order, client, agent)));
  await running;
  agent.destroy();
}

process.on('message', async (order: RivalsOrder | { readonly stop: true }) => {
  if (!('stop' in order)) return void begin(order);
  stopping.abort();
  await running;
  send('stopped', statuses satisfies RivalsReport);
});
process.on('disconnect', () => process.exit());
send('ready', true);
