import { Client } from 'pg';
import type { FeedMatch } from '../server/matches/state/feed-match.ts';

const DAY_MS = 86_400_000;

/** Fills a database with so many matches to come, three a day, as the feed stores them. */
export async function storeMatches(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const records = Array.from({ length: count }, (_, i) =>
    makeMatch(i, new Date(Date.now() + (DAY_MS * (i + 1)) / 3)),
  );
  await client.query(
    `insert into matches (key, version, change, phase, starts_at, record, observed_at, changed_at)
     select record->>'key', 1, number, 'upcoming', (record->>'startsAt')::timestamptz, record, now(), now()
     from json_array_elements($1::json) with ordinality as given (record, number)`,
    [JSON.stringify(records)],
  );
  await client.query('update match_feed set change = $1, as_of = now()', [count]);
  await client.end();
}

function makeMatch(number: number, starts: Date): FeedMatch {
  const [home, away] = [`Stored ${number} Home`, `Stored ${number} Away`];
  const startsAt = starts.toISOString();
  return {
    key: `stored-${number}`,
    name: `${home} vs ${away}, Match ${number}`,
    shortName: 'HOM v AWA',
    format: 't20',
    status: 'Match not started',
    phase: 'upcoming',
    result: null,
    delayed: false,
    ground: { name: 'Stored Ground', city: 'Pune' },
    date: startsAt.slice(0, 10),
    startsAt,
    sides: [
      { name: home, shortName: 'HOM', image: null },
      { name: away, shortName: 'AWA', image: null },
    ],
    innings: [],
    seriesId: null,
    toss: null,
    winner: null,
    fantasyEnabled: true,
    ballsEnabled: false,
    hasSquad: false,
  };
}
