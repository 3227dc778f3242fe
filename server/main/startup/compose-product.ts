import { publicAddressOf, type Settings } from '../../config/read-settings.ts';
import { createHistory, type History } from '../../history/public.ts';
import { createInsights } from '../../insights/public.ts';
import { createLive } from '../../live/public.ts';
import { createMatches, type Matches } from '../../matches/public.ts';
import { type MessageBus, createPostgresBus, createValkeyBus } from '../../platform/message-bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Visitor } from '../../platform/http/handler.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { createCricapi } from '../../vendors/cricapi/client/cricapi-client.ts';
import { createSearch } from '../../search/public.ts';
import { createSharing } from '../../sharing/public.ts';
import { authorizeByRole, createOperatorCheck, readsPremium } from './authorize-by-role.ts';
import { composeMemberFeatures } from './compose-member-features.ts';
import { importSandboxHistory } from './import-sandbox-history.ts';
import type { Lifecycle } from '../../platform/jobs/lifecycle.ts';
import { openPool } from './open-pool.ts';
import type { SandboxArchives } from './prepare-sandboxes.ts';

/** The dependencies of every feature. */
export interface ServerDependencies {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
}

/** All features of a process, connected. */
export type Product = Awaited<ReturnType<typeof composeProduct>>;

/** Creates and connects the features of a process, whatever its roles, without starting any job. */
export async function composeProduct(base: ServerDependencies) {
  const { settings, database, log, lifecycle } = base;
  const { environment, vendors } = settings;
  const { accounts, billing, support, forum } = await composeMemberFeatures(
    base,
    async (key) => (await matches.view.match(key))?.name ?? null,
  );
  const mayReadPremium = (visitor: Visitor) => readsPremium(visitor, billing.isPremium);
  const feed = feedOf(() => matches.view);
  const history = createHistory({ database, log, feed, pagesDb: openPool(base, 'history') });
  const matches = createMatches({
    ...base,
    db: database.db,
    bus: openBus(base),
    cricapi: createCricapi(vendors.cricapi),
    dailyLimit: environment.CRICAPI_DAILY_LIMIT ?? null,
    spreadsHits: environment.CRICAPI_SPREAD_HITS,
    isSandbox: vendors.sandboxes.includes('cricapi'),
    ...pagesOf(history),
  });
  const { findAuthors: nameAnalysts, isSessionRevoked } = accounts;
  const insights = createInsights({ ...base, matches, history, nameAnalysts, mayReadPremium });
  lifecycle.started('forecaster', insights.close);
  await history.loadNames();
  lifecycle.started('history', history.startFollowing());
  await matches.loadFromStore();
  const live = createLive({ ...base, matches, isSessionRevoked, limitFactor: environment.RATE_LIMIT_FACTOR });
  const sharing = openSharing(base, matches, history);
  lifecycle.started('match updates', await matches.startFollowing());
  lifecycle.started('revoked sessions', await accounts.followRevokedSessions());
  return {
    handlers: {
      ...accounts.handlers,
      ...billing.handlers,
      ...support.handlers,
      ...forum.handlers,
      ...matches.handlers,
      ...live.handlers,
      ...history.handlers,
      ...insights.handlers,
      ...createSearch({ currentMatches: matches.currentMatches, searchNames: history.searchNames }).handlers,
      ...sharing.handlers,
    },
    authorize: authorizeByRole({
      authenticate: accounts.authenticate,
      mayReadPremium,
      authorizeOperator: createOperatorCheck(environment.METRICS_TOKEN, environment.METRICS_TOKEN_PREVIOUS),
    }),
    findCachedVisitor: accounts.findCachedVisitor,
    /** Returns the tags of a page of the app. */
    describePage: sharing.describePage,
    /** Closes open streams gracefully before the server stops listening. */
    closeStreams: live.close,
    /** Returns the competitions of the stored history. */
    competitions: history.competitions,
    /** Starts the background jobs: polling, payments, drafting, and the import of sandbox history. */
    startJobs: (archives: SandboxArchives | null): void => {
      if (archives) lifecycle.started('import', importSandboxHistory({ history, archives, log }));
      lifecycle.started('polling', matches.startPolling());
      lifecycle.started('billing', billing.startJobs());
      lifecycle.started('insights', insights.startJobs());
    },
  };
}

/** Returns the feed for history, which is created before matches. */
function feedOf(view: () => Matches['view']): Parameters<typeof createHistory>[0]['feed'] {
  return {
    match: (key) => view().match(key),
    progress: (key) => view().progress(key),
    points: (key, rules) => view().points(key, rules),
  };
}

/** Returns the functions that link matches of the feed to history pages. */
function pagesOf({ venueKey, teamKey, playerKeys, playedScorecard }: History) {
  return { venueKey, teamKey, playerKeys, playedScorecard };
}

/** Creates the tags and pictures of links. */
function openSharing(
  { settings, clock, lifecycle }: ServerDependencies,
  { currentMatches, view }: Matches,
  { playedMatch, pageName }: History,
) {
  const origin = publicAddressOf(settings.environment);
  const sharing = createSharing({
    clock,
    origin,
    currentMatches,
    feedMatch: view.match,
    playedMatch,
    pageName,
  });
  lifecycle.started('pictures', sharing.close);
  return sharing;
}

/** Opens the message bus: Valkey when configured, otherwise PostgreSQL, which suits a few processes. */
function openBus({ settings, database, log, lifecycle }: ServerDependencies): MessageBus {
  const { VALKEY_URL } = settings.environment;
  const bus = VALKEY_URL === undefined ? createPostgresBus(database, log) : createValkeyBus(VALKEY_URL, log);
  lifecycle.started('bus', bus.close);
  return bus;
}
