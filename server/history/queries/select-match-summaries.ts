import type { PlayedMatchSummary } from '@gullylens/contract/http/played-match';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { describeResult, type PlayedResult } from '../describe-result.ts';

type Stored = Omit<PlayedMatchSummary, 'result'> & { readonly outcome: PlayedResult };

/** Matches of the history that `which` (a condition on `m`) is true of, latest first. */
export async function selectMatchSummaries(
  db: Database,
  which: SQL,
  limit: number,
): Promise<PlayedMatchSummary[]> {
  const { rows } = await db.execute<{ match: Stored }>(sql`
    select json_build_object(
      'id', m.id, 'playedOn', m.played_on, 'format', m.format, 'competition', m.competition, 'stage', m.stage,
      'teams', json_build_array(
        json_build_object('key', a.key, 'name', a.name), json_build_object('key', b.key, 'name', b.name)),
      'venue', json_build_object('key', g.key, 'name', g.name),
      'winner', w.name,
      'outcome', json_build_object(
        'result', m.result, 'winner', w.name, 'runs', m.win_by_runs, 'wickets', m.win_by_wickets,
        'innings', m.win_by_innings, 'method', m.method),
      'innings', coalesce((
        select json_agg(json_build_object(
          'team', t.name, 'runs', i.runs, 'wickets', i.wickets, 'overs', i.overs, 'superOver', i.super_over)
          order by i.number)
        from history_innings i join history_teams t on t.key = i.team where i.match_id = m.id), '[]'::json)
    ) as match
    from history_matches m
    join history_teams a on a.key = m.team_a
    join history_teams b on b.key = m.team_b
    join history_grounds g on g.key = m.ground
    left join history_teams w on w.key = m.winner
    where ${which}
    order by m.played_on desc, m.id desc
    limit ${limit}`);
  return rows.map(({ match: { outcome, ...match } }) => ({ ...match, result: describeResult(outcome) }));
}
