import type { HistoryQuery, PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import { countPhrase } from '@gullylens/engine/statistics/statistics';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import type { historyMatches } from '../store/tables.ts';
import { pageOfRows, type SearchableRows } from './page-of-rows.ts';

type Margin = Pick<typeof historyMatches.$inferSelect, 'winByRuns' | 'winByWickets' | 'winByInnings'>;
type Outcome = Margin & Pick<typeof historyMatches.$inferSelect, 'result' | 'method'>;

type Stored = Omit<PlayedMatchSummary, 'result'> & { readonly outcome: Outcome };

const MATCH = sql`json_build_object(
  'id', m.id, 'playedOn', m.played_on, 'format', m.format, 'competition', m.competition, 'stage', m.stage,
  'teams', json_build_array(
    json_build_object('key', a.key, 'name', a.name), json_build_object('key', b.key, 'name', b.name)),
  'venue', json_build_object('key', g.key, 'name', g.name),
  'winner', w.name,
  'outcome', json_build_object(
    'result', m.result, 'winByRuns', m.win_by_runs, 'winByWickets', m.win_by_wickets,
    'winByInnings', m.win_by_innings, 'method', m.method),
  'innings', coalesce((
    select json_agg(json_build_object(
      'team', t.name, 'runs', i.runs, 'wickets', i.wickets, 'overs', i.overs, 'superOver', i.super_over)
      order by i.number)
    from history_innings i join history_teams t on t.key = i.team where i.match_id = m.id), '[]'::json))`;

const MATCHES = sql`history_matches m
  join history_teams a on a.key = m.team_a
  join history_teams b on b.key = m.team_b
  join history_grounds g on g.key = m.ground
  left join history_teams w on w.key = m.winner`;

const LATEST = sql`m.played_on desc, m.id desc`;

/** Summaries of the matches that meet a condition on `m` (`history_matches`), latest first, for pages (api role). */
export async function selectMatchSummaries(db: Database, condition: SQL, limit: number) {
  const { rows } = await db.execute<{ match: Stored }>(
    sql`select ${MATCH} as match from ${MATCHES} where ${condition} order by ${LATEST} limit ${limit}`,
  );
  return rows.map(({ match }) => present(match));
}

/** A match by its history id. Null when history does not know it. */
export async function readMatchSummary(db: Database, id: string): Promise<PlayedMatchSummary | null> {
  const [summary = null] = await selectMatchSummaries(db, sql`m.id = ${id}`, 1);
  return summary;
}

const SEARCHABLE: SearchableRows = {
  table: MATCHES,
  row: MATCH,
  order: LATEST,
  matching: (pattern) => sql`(a.name ilike ${pattern} or b.name ilike ${pattern}
    or m.competition ilike ${pattern} or g.name ilike ${pattern})`,
};

/** Matches by part of a team's, competition's or venue's name, latest first. */
export async function listPlayedMatches(db: Database, query: HistoryQuery) {
  const { data, page } = await pageOfRows<Stored>(db, SEARCHABLE, query);
  return { data: data.map(present), page };
}

function present({ outcome, ...match }: Stored): PlayedMatchSummary {
  return { ...match, result: formatResult(outcome, match.winner) };
}

/** The result as printed on a scorecard: `India won by 5 wickets (D/L)`. */
function formatResult({ result, method, ...margin }: Outcome, winner: string | null): string {
  if (result === 'no result') return 'No result';
  if (result === 'draw') return 'Match drawn';
  if (result === 'tie') return winner === null ? 'Match tied' : `Match tied (${winner} won the super over)`;
  return `${winner} won${describeMargin(margin)}${method === null ? '' : ` (${method})`}`;
}

function describeMargin({ winByRuns, winByWickets, winByInnings }: Margin): string {
  const margins = [
    winByInnings === null ? [] : 'an innings',
    winByRuns === null ? [] : countPhrase(winByRuns, 'run'),
    winByWickets === null ? [] : countPhrase(winByWickets, 'wicket'),
  ].flat();
  return margins.length === 0 ? '' : ` by ${margins.join(' and ')}`;
}
