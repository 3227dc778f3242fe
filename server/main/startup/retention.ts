import type { Pool } from 'pg';
import { REVOKED_SESSION_RETENTION_MS } from '../../accounts/session-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import { runPeriodically } from '../../platform/jobs/run-periodically.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { Log } from '../../platform/log.ts';

const DAY_MS = 24 * 3_600_000;

interface RetentionRule {
  readonly table: string;
  /** Days after which rows are deleted. */
  readonly days: number;
  /** SQL condition of the rows to delete; `$1` is the time so many days ago. */
  readonly expired: string;
  readonly reason: string;
}

/** A year, and time for the next season of a league to begin. */
const SEASON_DAYS = 400;

/** How long rows of the tables that grow are retained. Foreign keys delete rows of other tables with theirs. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    table: 'billing_events',
    days: 180,
    // The outcome of a dispute is only in its event. The newest event shows that the webhook works.
    expired: `received_at < $1 and next_attempt_at is null and handled_at is not null
      and event not like 'payment.dispute.%'
      and received_at < (select max(received_at) from billing_events)`,
    reason: 'Razorpay repeats an event for a day; its effect is stored with the payment',
  },
  {
    table: 'spent_credentials',
    days: 1,
    expired: 'expires_at < $1',
    reason: 'an expired credential cannot be used again; the day covers servers whose clocks differ',
  },
  {
    table: 'sessions',
    days: REVOKED_SESSION_RETENTION_MS / DAY_MS,
    expired: 'coalesce(ended_at, least(idle_expires_at, absolute_expires_at)) < $1',
    reason:
      'for 30 days users see that a session was revoked because a token was reused; deletes its tokens too',
  },
  {
    table: 'support_tickets',
    days: 365,
    expired: 'user_id is null and closed_at < $1',
    reason: 'the Privacy Policy promises it; tickets of an account are deleted with the account',
  },
  {
    table: 'vendor_calls',
    days: 35,
    expired: 'sent_at < $1',
    reason: "covers the last month's spending; the totals of each day stay",
  },
  {
    table: 'vendor_documents',
    days: SEASON_DAYS,
    expired: "fetched_at < $1 and (name like 'scorecard:%' or name like 'squads:%')",
    reason: 'history has the scorecards of finished matches',
  },
  {
    table: 'match_scores',
    days: SEASON_DAYS,
    expired: 'match_key in (select key from matches where coalesce(starts_at, changed_at) < $1)',
    reason: 'the charts of a match are read during its season',
  },
  {
    table: 'match_interest',
    days: 1,
    expired: 'wanted_at < $1',
    reason: 'an opened match counts for an hour',
  },
  {
    table: 'analysis_readers',
    days: 30,
    expired: 'first_read_at < $1',
    reason: 'the desk shows an analysis until three days after its match',
  },
  {
    table: 'match_forecasts',
    days: SEASON_DAYS,
    expired: 'made_at < $1',
    reason: 'shown with the charts of a match, which are deleted at the same age',
  },
  {
    table: 'match_projections',
    days: SEASON_DAYS,
    expired: 'made_at < $1',
    reason: 'line-ups are built for coming matches; the analysis has its own copy of the projections',
  },
  {
    table: 'announced_lineups',
    days: SEASON_DAYS,
    expired: 'announced_at < $1',
    reason: 'input of the projections, which are deleted at the same age',
  },
];

/**
 * Tables whose rows stay, with the reason. Every table is here or in the rules; a test compares both with the schema.
 */
export const RETAINED_TABLES: Readonly<Record<string, string>> = {
  users: 'until the account is deleted, then the id alone',
  refresh_tokens: 'two a session, deleted with it',
  billing_orders: 'money',
  billing_payments: 'money',
  billing_premium: 'money',
  billing_grants: 'money',
  billing_receipts: 'money',
  billing_receipt_series: 'money',
  billing_refunds: 'money',
  billing_messages: 'messages to users about their money; deleted with the account',
  matches: 'pages of matches have permanent addresses; some thousands a year',
  match_feed: 'one row',
  leases: 'one row a lease',
  vendor_days: 'one row a day',
  history_teams: 'history',
  history_grounds: 'history',
  history_players: 'history',
  history_team_aliases: 'history',
  history_ground_aliases: 'history',
  history_player_aliases: 'history',
  history_bowling_styles: 'history',
  history_player_roles: 'history',
  history_matches: 'history',
  history_innings: 'history',
  history_player_matches: 'history',
  history_sources: 'history',
  history_state: 'one row',
  rating_snapshots: 'five, the older ones are deleted when one is stored',
  analyses: 'published analyses and their grades are the track record',
  analysis_corrections: 'track record',
  analysis_grades: 'track record',
  analysis_acts: 'who changed which analysis',
  track_record_state: 'one row',
  support_tickets: 'of an account, until it is deleted',
  forum_threads: 'until their author or the account is deleted',
  forum_posts: 'until their author or the account is deleted',
  forum_reports: 'deleted with the post',
  forum_rulings: 'deleted with the post',
  schema_migrations: 'one row a migration',
};

const HOUR_MS = 3_600_000;
/** Rows deleted per statement: few, so that each holds its locks for milliseconds only. */
const BATCH = 1_000;

interface RetentionNeeds {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly batch?: number;
}

/**
 * Deletes expired rows of all tables every hour (worker role). Several processes may do so at once. Returns the function
 * that stops the job.
 */
export function startRetention(needs: RetentionNeeds): () => Promise<void> {
  const stopping = new AbortController();
  const work = () => deleteExpiredRows(needs, stopping.signal);
  const stop = runPeriodically({ name: 'retention', work, pauseMs: HOUR_MS, log: needs.log });
  return () => {
    stopping.abort();
    return stop();
  };
}

/** Deletes expired rows in batches. A failure on one table does not stop the others. */
export async function deleteExpiredRows(needs: RetentionNeeds, stopping?: AbortSignal): Promise<void> {
  await runEach(RETENTION_RULES, 'tables keep expired rows', async (rule) => {
    const deleted = await deleteBatches(needs, rule, stopping);
    if (deleted > 0) needs.log.info({ table: rule.table, deleted }, 'expired rows deleted');
  });
}

async function deleteBatches(
  { pool, clock, batch = BATCH }: RetentionNeeds,
  { table, days, expired }: RetentionRule,
  stopping?: AbortSignal,
): Promise<number> {
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  for (let deleted = 0; ; ) {
    if (stopping?.aborted) return deleted;
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${expired} limit ${batch} for update skip locked))`,
      [before],
    );
    deleted += Number(rowCount);
    if (Number(rowCount) < batch) return deleted;
  }
}
