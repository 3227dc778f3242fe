import { Client } from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';

/** The message of the program below to its parent process. */
export type HolderReport =
  | { readonly kind: 'ready'; readonly url: string; readonly counted: number }
  | { readonly kind: 'committed'; readonly count: number };

/** A program that a test kills: opens a data directory, reports the last number, and commits the next ones singly. */
async function holdPostgres(dataDir: string): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table if not exists counted (number integer primary key)');
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from counted');
  const first = rows[0]?.count ?? 0;
  report({ kind: 'ready', url, counted: first });
  for (let count = first + 1; ; count += 1) {
    await client.query('insert into counted values ($1)', [count]);
    report({ kind: 'committed', count });
  }
}

function report(message: HolderReport): void {
  process.send?.(message);
}

if (process.argv[2] !== undefined) await holdPostgres(process.argv[2]);
