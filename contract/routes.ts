import { accountRoutes } from './http/account.ts';
import { analysisRoutes } from './http/insights/analysis.ts';
import { authRoutes } from './http/auth.ts';
import { cricketDashboardRoutes } from './http/matches/cricket-dashboard.ts';
import { cricketMatchRoutes } from './http/matches/cricket-matches.ts';
import { cricketSeriesRoutes } from './http/matches/cricket-series.ts';
import { deskAnalysisRoutes } from './http/insights/desk-analyses.ts';
import { deskForumRoutes } from './http/desk-forum.ts';
import { deskNameRoutes } from './http/history/desk-names.ts';
import { deskTicketRoutes } from './http/desk-tickets.ts';
import { forecastRoutes } from './http/insights/forecast.ts';
import { forumRoutes } from './http/forum.ts';
import { leaderRoutes } from './http/history/leaders.ts';
import { lineupRoutes } from './http/insights/lineups.ts';
import { liveRoutes } from './live/live-messages.ts';
import { operationsRoutes } from './http/operations.ts';
import { playedMatchRoutes } from './http/history/played-matches.ts';
import { playerRoutes } from './http/history/players.ts';
import { premiumRoutes } from './http/premium.ts';
import { supportRoutes } from './http/support.ts';
import { teamRoutes } from './http/history/teams.ts';
import { trackRecordRoutes } from './http/insights/track-record.ts';
import { venueRoutes } from './http/history/venues.ts';

/** Every route of the product by name. The server has a handler for each or does not compile. */
export const routes = {
  ...authRoutes,
  ...accountRoutes,
  ...premiumRoutes,
  ...cricketDashboardRoutes,
  ...cricketMatchRoutes,
  ...cricketSeriesRoutes,
  ...playedMatchRoutes,
  ...playerRoutes,
  ...leaderRoutes,
  ...teamRoutes,
  ...venueRoutes,
  ...analysisRoutes,
  ...trackRecordRoutes,
  ...deskAnalysisRoutes,
  ...deskNameRoutes,
  ...forumRoutes,
  ...deskForumRoutes,
  ...supportRoutes,
  ...deskTicketRoutes,
  ...forecastRoutes,
  ...lineupRoutes,
  ...liveRoutes,
  ...operationsRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
