import { accountRoutes } from './http/account.ts';
import { analysisRoutes } from './http/analysis.ts';
import { authRoutes } from './http/auth.ts';
import { cricketDashboardRoutes } from './http/cricket-dashboard.ts';
import { cricketMatchRoutes } from './http/cricket-matches.ts';
import { cricketSeriesRoutes } from './http/cricket-series.ts';
import { deskAnalysisRoutes } from './http/desk-analyses.ts';
import { deskForumRoutes } from './http/desk-forum.ts';
import { deskNameRoutes } from './http/desk-names.ts';
import { deskTicketRoutes } from './http/desk-tickets.ts';
import { forecastRoutes } from './http/forecast.ts';
import { forumRoutes } from './http/forum.ts';
import { leaderRoutes } from './http/leaders.ts';
import { lineupRoutes } from './http/lineups.ts';
import { liveRoutes } from './live/live-messages.ts';
import { operationsRoutes } from './http/operations.ts';
import { playedMatchRoutes } from './http/played-matches.ts';
import { playerRoutes } from './http/players.ts';
import { premiumRoutes } from './http/premium.ts';
import { supportRoutes } from './http/support.ts';
import { teamRoutes } from './http/teams.ts';
import { trackRecordRoutes } from './http/track-record.ts';
import { venueRoutes } from './http/venues.ts';

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
