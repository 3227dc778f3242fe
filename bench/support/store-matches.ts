import { Client } from 'pg';
import { makeFeedMatch } from '../../server/matches/testing/make-feed-match.ts';

const DAY_MS = 86_400_000;

/** Stores upcoming matches, three a day, as polling would store them. */
export async function storeMatches(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const records = Array.from({ length: count }, (_, i) => {
    const startsAt = new Date(Date.now() + (DAY_MS * (i + 1)) / 3).toISOString();
    return makeFeedMatch({ key: `stored-${i}`, startsAt });
  });
  await client.query(
    `insert into matches (key, version, change, phase, starts_at, record, observed_at, changed_at)
     select record->>'key', 1, number, 'upcoming', (record->>'startsAt')::timestamptz, record, now(), now()
     from json_array_elements($1::json) with ordinality as given (record, number)`,
    [JSON.stringify(records)],
  );
  await client.query('update match_feed set change = $1, as_of = now()', [count]);
  await client.end();
}
