import type { SearchResults } from '@gullylens/contract/http/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

type Names = Pick<SearchResults, 'players' | 'teams' | 'venues'>;

/** Maximum players, teams and venues found, each. */
const MAX_ROWS = 5;

/** The words of a spelling: the expression of the indexes `history_*_aliases_words`. */
const WORDS = sql`to_tsvector('simple', translate(a.spelling, '.,-_/''()&', '         '))`;

/**
 * Players, teams and venues with a spelling that contains every given word or a word that begins with it; those with the
 * latest matches first. The words must be letters and digits only, because they become a `tsquery`. For the search route.
 */
export async function searchNames(db: Database, words: readonly string[]): Promise<Names> {
  if (words.length === 0) return { players: [], teams: [], venues: [] };
  const matching = sql`${WORDS} @@ to_tsquery('simple', ${prefixQuery(words)})`;
  const { rows } = await db.execute<{ names: Names }>(sql`select json_build_object(
    'players', ${list(sql`
      select json_build_object('key', p.id, 'name', p.name, 'team', (
        select t.name from history_player_matches m join history_teams t on t.key = m.team
        where m.player_id = p.id order by m.played_on desc limit 1)) as row
      from (select * from history_players where id in (
        select a.player_id from history_player_aliases a
        where ${WORDS} @@ to_tsquery('simple', ${playerQuery(words)}))
      order by last_match desc, name, id limit ${MAX_ROWS}) p`)},
    'teams', ${list(sql`
      select json_build_object('key', key, 'name', name, 'gender', gender) as row
      from history_teams where key in (select a.team_key from history_team_aliases a where ${matching})
      order by last_match desc, name limit ${MAX_ROWS}`)},
    'venues', ${list(sql`
      select json_build_object('key', key, 'name', name, 'city', city) as row
      from history_grounds where key in (select a.ground_key from history_ground_aliases a where ${matching})
      order by last_match desc, name limit ${MAX_ROWS}`)}
  ) as names`);
  return rows[0]?.names ?? { players: [], teams: [], venues: [] };
}

function list(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(found.row), '[]'::json) from (${rows}) found)`;
}

function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

/** Archives write `V Kohli` for Virat Kohli, so the first of several words may be an initial. */
function playerQuery([first = '', ...others]: readonly string[]): string {
  const whole = prefixQuery([first, ...others]);
  if (others.length === 0) return whole;
  return `(${whole}) | (${first.slice(0, 1)} & ${prefixQuery(others)})`;
}
