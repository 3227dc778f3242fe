import type { HistoryQuery } from '@gullylens/contract/http/history/played-match';
import type { TeamProfile, TeamSummary } from '@gullylens/contract/http/history/teams';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { readPlayerRoles } from './read-player-roles.ts';
import { pageOfRows, type SearchableRows } from './page-of-rows.ts';
import { selectMatchSummaries } from './select-match-summaries.ts';

const TEAM = sql`json_build_object(
  'key', t.key, 'name', t.name, 'gender', t.gender, 'lastMatch', t.last_match,
  'matches', (select count(*) from history_matches m where m.team_a = t.key or m.team_b = t.key))`;
/** Matches listed on the page. */
const RECENT_MATCHES = 20;
/** Latest matches whose players form the squad. */
const SQUAD_MATCHES = 5;

const SEARCHABLE: SearchableRows = {
  table: sql`history_teams t`,
  row: TEAM,
  order: sql`t.last_match desc, t.name`,
  matching: (pattern) => sql`(t.name ilike ${pattern} or exists (
    select from history_team_aliases a where a.team_key = t.key and a.spelling ilike ${pattern}))`,
};

/** A page of teams by part of their name or a spelling, the latest active first. */
export function listTeams(db: Database, query: HistoryQuery) {
  return pageOfRows<TeamSummary>(db, SEARCHABLE, query);
}

interface StoredTeam extends Omit<TeamProfile, 'recent' | 'squad'> {
  readonly squad: readonly Omit<TeamProfile['squad'][number], 'role'>[];
}

/** A team's page. Null when history does not know the team. */
export async function readTeam(db: Database, key: string): Promise<TeamProfile | null> {
  const { rows } = await db.execute<{ team: StoredTeam }>(sql`
    select (${TEAM}::jsonb || jsonb_build_object(
      'spellings', (
        select coalesce(json_agg(spelling order by spelling), '[]'::json)
        from history_team_aliases where team_key = t.key),
      'records', (select coalesce(json_agg(record), '[]'::json) from (
        select m.format, count(*) as played,
          count(*) filter (where m.winner = t.key) as won,
          count(*) filter (where m.winner <> t.key) as lost,
          count(*) filter (where m.winner is null) as other
        from history_matches m where m.team_a = t.key or m.team_b = t.key
        group by m.format order by count(*) desc) record),
      'squad', (select coalesce(json_agg(member), '[]'::json) from (
        select p.id as key, p.name, count(*) as matches, bool_or(latest.recency = 1) as "playedLast",
          (array_agg(pm.points_2025 order by latest.recency))[1] as "lastPoints"
        from (
          select id, row_number() over (order by m.played_on desc, m.id desc) as recency
          from history_matches m where m.team_a = t.key or m.team_b = t.key
          order by m.played_on desc, m.id desc limit ${SQUAD_MATCHES}) latest
        join history_player_matches pm on pm.match_id = latest.id and pm.team = t.key
        join history_players p on p.id = pm.player_id
        group by p.id, p.name order by count(*) desc, p.name) member)
    )) as team
    from history_teams t where t.key = ${key}`);
  const [found] = rows;
  if (!found) return null;
  const recent = await selectMatchSummaries(
    db,
    sql`(m.team_a = ${key} or m.team_b = ${key})`,
    RECENT_MATCHES,
  );
  const keys = found.team.squad.map((member) => member.key);
  const roles = await readPlayerRoles(db, keys);
  const squad = found.team.squad.map((member) => ({ ...member, role: roles.get(member.key) ?? 'batter' }));
  return { ...found.team, squad, recent };
}
