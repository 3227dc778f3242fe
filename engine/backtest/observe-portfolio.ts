import { projectPoints } from '../forecast/project-points.ts';
import { buildPortfolio } from '../lineups/build-portfolio.ts';
import { DREAM11_LINEUP, type LineupRules } from '../lineups/lineup-rules.ts';
import type { MatchRecord } from '../match/match-record.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { sampleForLineups } from '../simulation/sample-points.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { captainedPoints } from './measure.ts';

const LINEUPS = 20;
/** As many as exchanges of twenty line-ups are judged by. */
const RUNS = 3000;

/** Any eleven with captain and vice-captain: roles are not on record for everyone, so that figures stay comparable. */
const ANY = { min: 0, max: 11 };
const ANY_ELEVEN: LineupRules = {
  ...DREAM11_LINEUP,
  roles: { keeper: ANY, batter: ANY, 'all-rounder': ANY, bowler: ANY },
  team: ANY,
};

/**
 * The best of twenty diversified line-ups in hindsight, as a share of the best eleven there was; `null` where no eleven can be named.
 * The match's id makes the draws its own and the same each time.
 */
export function observePortfolio(
  { ruleSet }: RatingsState,
  view: FixtureView,
  { match, scored }: { readonly match: MatchRecord; readonly scored: ReadonlyMap<string, number> },
): number | null {
  const rng = createGenerator(
    [...match.id].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1_000_000_007, 7),
  );
  const candidates = projectPoints(view).map(({ id, side, mean }) => ({
    id,
    team: `${side}`,
    role: 'batter' as const,
    points: mean,
  }));
  const built = buildPortfolio(rng, {
    candidates,
    samples: sampleForLineups(rng, view, { runs: RUNS, ruleSet }),
    rules: ANY_ELEVEN,
    count: LINEUPS,
    style: 'balanced',
    mostHeld: 0.75 * LINEUPS,
    minDifferent: 2,
  });
  if (!built.ok) return null;
  const actual = built.value.entries.map(({ players }) =>
    captainedPoints(players.map((id) => scored.get(id) ?? 0)),
  );
  const best = captainedPoints([...scored.values()].toSorted((a, b) => b - a).slice(0, 11));
  return best <= 0 ? null : Math.max(...actual) / best;
}
