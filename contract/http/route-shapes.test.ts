import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { type Routes, routes } from '../routes.ts';

const answer = (name: keyof Routes, status = 200): z.ZodType => {
  const schema = new Map<number, z.ZodType>(
    Object.entries(routes[name].answers).map(([code, each]) => [Number(code), each]),
  ).get(status);
  if (schema === undefined) throw new Error(`${name} has no ${status}`);
  return schema;
};
const user = {
  id: 'u',
  name: 'Asha Rao',
  email: 'asha@example.com',
  first_name: 'Asha',
  last_name: 'Rao',
  picture: null,
  profileImage: null,
  role: 'user',
  isPremium: false,
  premium_expires_at: null,
};
const at = '2026-03-10T15:00:00.000Z';
const tokens = { access: 'a', refresh: 'r' };
const premium = { isPremium: true, premiumUntil: at, subscriptionActive: true };
const plan = { plan_type: 'monthly', amount: 49_900, currency: 'INR', renews: false, gstPercent: null };
const usage = { hitsToday: 1, hitsLimit: 100, hitsRemaining: 99, lastReset: at };
const call = {
  endpoint: 'cricScore',
  timestamp: at,
  cached: false,
  priority: 'high',
  hits: 1,
  outcome: 'sent',
};
const card = {
  id: 'a',
  matchKey: 'm',
  matchTitle: 'Kent v Essex',
  tournament: 'Cup',
  analysisDate: at,
  publishedAt: null,
  locksAt: null,
  captainPoints: 73.2,
  viceCaptainPoints: null,
  venueAverage: null,
  draftedLate: false,
};
const openCard = {
  ...card,
  captain: null,
  captainKey: null,
  captainParts: null,
  viceCaptain: null,
  viceCaptainKey: null,
  viceCaptainParts: null,
  pitchConditions: 'Dry',
  trumpPlayers: [],
  sample: false,
  locked: false,
};
const score = {
  key: 'm',
  version: 1,
  status: 'Match not started',
  phase: 'upcoming',
  score: [],
  toss: null,
  winner: null,
  updated_at: at,
  as_of: at,
};

describe('responses with fixed values', () => {
  it.each<[keyof Routes, number, object]>([
    ['signInWithGoogle', 200, { success: true, user, tokens }],
    ['signOut', 200, { success: true }],
    ['readSessionStatus', 200, { authenticated: true, expiresAt: at }],
    ['verifyPremiumPayment', 200, { success: true, premium }],
    ['verifyPremiumPayment', 202, { success: false, pending: true }],
    ['receiveRazorpayWebhook', 200, { received: true }],
    ['readPremiumPlans', 200, { status: 'success', data: [plan] }],
    ['readCallLog', 200, { status: 'success', info: usage, callLog: [call] }],
    ['listAnalyses', 200, { status: 'success', data: [{ ...card, locked: true }, openCard] }],
    ['readLiveScore', 200, { data: score }],
  ])('%s %i', (name, status, body) => {
    expect(answer(name, status).parse(body)).toEqual(body);
  });

  it('contain no picks of an analysis for a free user', () => {
    const received = answer('listAnalyses').parse({
      status: 'success',
      data: [{ ...openCard, locked: true }],
    });
    expect(received).toEqual({ status: 'success', data: [{ ...card, locked: true }] });
  });
});

it('only responses of the feed, of history and the OpenAPI document have an ETag', () => {
  const conditional = Object.entries(routes).filter(
    ([, route]) => 'conditional' in route && route.conditional,
  );
  const others = conditional.filter(([, { rateLimit }]) => rateLimit.bucket !== 'history');
  expect(conditional.length - others.length).toBe(17);
  expect(others.map(([name]) => name)).toEqual([
    'readOverview',
    'listFeaturedMatches',
    'listDashboardLiveMatches',
    'listDashboardUpcomingMatches',
    'listCurrentMatches',
    'listLiveMatches',
    'listUpcomingMatches',
    'listRecentMatches',
    'listAllMatches',
    'readMatch',
    'listCricketMatches',
    'listCricketLiveMatches',
    'listCricketUpcomingMatches',
    'listCricketRecentMatches',
    'readCricketMatch',
    'readOpenApi',
  ]);
});

it('a scorecard, which is read ball by ball once history has the match, has the limit of history', () => {
  expect(routes.readScorecard.rateLimit).toEqual(rateLimits.history);
});

it('a finished match has complete innings', () => {
  const innings = { team: 'Kent', runs: 1, wickets: 0, overs: '0.1', superOver: false };
  const { error } = answer('readPlayedMatch').safeParse({ status: 'success', data: { innings: [innings] } });
  const paths = error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(paths).toContain('data.innings.0.batting');
});
