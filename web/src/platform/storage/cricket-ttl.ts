/** How long an answer counts as fresh, in seconds, by what it holds (section 9 of the specification). */
const TTL_SECONDS = {
  liveMatches: 60,
  currentMatches: 120,
  featuredMatches: 300,
  upcomingMatches: 600,
  recentMatches: 300,
  dashboardOverview: 300,
  series: 3_600,
  countries: 86_400,
  players: 21_600,
  apiStatus: 600,
} as const;

/** What a kept answer holds; its name in this browser's storage. */
export type KeptAnswer = keyof typeof TTL_SECONDS;

/** The time doubles below 20 hits remaining and triples further below 10. */
export function ttlSeconds(name: KeptAnswer, hitsRemaining: number): number {
  const stretch = hitsRemaining < 10 ? 6 : hitsRemaining < 20 ? 2 : 1;
  return TTL_SECONDS[name] * stretch;
}
