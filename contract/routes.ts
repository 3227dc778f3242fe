import * as account from './http/account.ts';
import * as auth from './http/auth.ts';
import * as deskForum from './http/desk-forum.ts';
import * as deskTicket from './http/desk-tickets.ts';
import * as forum from './http/forum.ts';
import * as deskName from './http/history/desk-names.ts';
import * as leader from './http/history/leaders.ts';
import * as playedMatch from './http/history/played-matches.ts';
import * as playerSplit from './http/history/player-splits.ts';
import * as player from './http/history/players.ts';
import * as team from './http/history/teams.ts';
import * as venue from './http/history/venues.ts';
import * as analysis from './http/insights/analysis.ts';
import * as deskAnalysis from './http/insights/desk-analyses.ts';
import * as forecast from './http/insights/forecast.ts';
import * as lineup from './http/insights/lineups.ts';
import * as nextMatch from './http/insights/next-match.ts';
import * as trackRecord from './http/insights/track-record.ts';
import * as cricketDashboard from './http/matches/cricket-dashboard.ts';
import * as cricketMatch from './http/matches/cricket-matches.ts';
import * as cricketSeries from './http/matches/cricket-series.ts';
import * as teamFixture from './http/matches/team-fixtures.ts';
import * as operations from './http/operations.ts';
import * as premium from './http/premium.ts';
import * as search from './http/search.ts';
import * as sharing from './http/sharing.ts';
import * as support from './http/support.ts';
import * as live from './live/live-messages.ts';

/** The modules above. The OpenAPI document names its schemas after their exports. */
export const routeModules: readonly object[] = [
  [account, auth, premium, forum, support, search, sharing, operations, live],
  [
    cricketDashboard,
    cricketMatch,
    cricketSeries,
    teamFixture,
    playedMatch,
    player,
    playerSplit,
    leader,
    team,
    venue,
  ],
  [analysis, forecast, lineup, nextMatch, trackRecord, deskAnalysis, deskForum, deskName, deskTicket],
].flat();

/** The areas of the API in the order of the documentation, with their routes by name. */
export const areas = {
  'Sign-in': { about: 'Sign-in with Google and tokens.', routes: auth.authRoutes },
  Account: { about: "The signed-in user's account and sessions.", routes: account.accountRoutes },
  Premium: { about: 'Orders, payments and receipts. Prices are in paise.', routes: premium.premiumRoutes },
  'Live matches': {
    about: "Matches and series of CricAPI's feed. `/api/cricket/` serves the specification's second client.",
    routes: {
      ...cricketDashboard.cricketDashboardRoutes,
      ...cricketMatch.cricketMatchRoutes,
      ...cricketSeries.cricketSeriesRoutes,
      ...teamFixture.teamFixtureRoutes,
      ...live.liveRoutes,
    },
  },
  History: {
    about: 'Finished matches, players, teams and venues.',
    routes: {
      ...playedMatch.playedMatchRoutes,
      ...player.playerRoutes,
      ...playerSplit.playerSplitRoutes,
      ...leader.leaderRoutes,
      ...team.teamRoutes,
      ...venue.venueRoutes,
    },
  },
  Analyses: {
    about: 'Analyses, forecasts, line-ups and the public track record.',
    routes: {
      ...analysis.analysisRoutes,
      ...trackRecord.trackRecordRoutes,
      ...forecast.forecastRoutes,
      ...lineup.lineupRoutes,
      ...nextMatch.nextMatchRoutes,
    },
  },
  Forum: { about: 'Threads and posts of premium members.', routes: forum.forumRoutes },
  Support: { about: 'Tickets to support.', routes: support.supportRoutes },
  Desk: {
    about: 'The work of analysts: analyses, names, moderation and tickets.',
    routes: {
      ...deskAnalysis.deskAnalysisRoutes,
      ...deskName.deskNameRoutes,
      ...deskForum.deskForumRoutes,
      ...deskTicket.deskTicketRoutes,
    },
  },
  Search: { about: 'Search for matches, series, players, teams and venues.', routes: search.searchRoutes },
  Sharing: {
    about: 'Documents for crawlers, and pictures of links in chats.',
    routes: sharing.sharingRoutes,
  },
  Operations: { about: 'Settings, health, metrics and documentation.', routes: operations.operationsRoutes },
};

/** Every route of the product by name. The server does not compile without a handler for each. */
export const routes = {
  ...areas['Sign-in'].routes,
  ...areas.Account.routes,
  ...areas.Premium.routes,
  ...areas['Live matches'].routes,
  ...areas.History.routes,
  ...areas.Analyses.routes,
  ...areas.Forum.routes,
  ...areas.Support.routes,
  ...areas.Desk.routes,
  ...areas.Search.routes,
  ...areas.Sharing.routes,
  ...areas.Operations.routes,
};

/** All routes of the API, by name. */
export type Routes = typeof routes;
/** The name of a route. */
export type RouteName = keyof Routes;
