import loadHighs from 'highs';
import { CAPTAIN_FACTOR, VICE_CAPTAIN_FACTOR } from '../fantasy/rule-sets.ts';
import { type Candidate, type LineupRules } from '../lineups/lineup-rules.ts';

const ROLES = ['keeper', 'batter', 'all-rounder', 'bowler'] as const;

const loading = loadHighs();

/**
 * Points of the best legal line-up according to a general solver (HiGHS, as a mixed-integer programme), to test
 * `pickBestEleven`; null when no line-up is legal.
 */
export async function solveLineup(
  candidates: readonly Candidate[],
  rules: LineupRules,
): Promise<number | null> {
  const highs = await loading;
  const solution = highs.solve(programme(candidates, rules), {
    mip_rel_gap: 0,
    mip_abs_gap: 0,
    output_flag: false,
  });
  return solution.Status === 'Optimal' ? solution.ObjectiveValue : null;
}

/**
 * The problem in HiGHS's format. Binary variables by candidate index: x is in the line-up, c captain, v vice-captain.
 */
function programme(candidates: readonly Candidate[], rules: LineupRules): string {
  const sum = (term: (player: Candidate, i: number) => string | null) =>
    candidates
      .map(term)
      .filter((each) => each !== null)
      .join(' + ');
  const names = candidates.flatMap((_, i) => [`x${i}`, `c${i}`, `v${i}`]);
  const objective = candidates.flatMap(({ points }, i) => [
    `${points} x${i}`,
    `${points * (CAPTAIN_FACTOR - 1)} c${i}`,
    `${points * (VICE_CAPTAIN_FACTOR - 1)} v${i}`,
  ]);
  const ones = (key: string) => sum((_, i) => `${key}${i}`);
  const teams = [...new Set(candidates.map((player) => player.team))];
  const rows = [
    `${ones('x')} = ${rules.size}`,
    `${ones('c')} = 1`,
    `${ones('v')} = 1`,
    ...candidates.map((_, i) => `c${i} + v${i} - x${i} <= 0`),
    ...ROLES.flatMap((role) => {
      const terms = sum((player, i) => (player.role === role ? `x${i}` : null)) || '0 x0';
      return [`${terms} >= ${rules.roles[role].min}`, `${terms} <= ${rules.roles[role].max}`];
    }),
    ...teams.flatMap((team) => {
      const terms = sum((player, i) => (player.team === team ? `x${i}` : null));
      return [`${terms} >= ${rules.team.min}`, `${terms} <= ${rules.team.max}`];
    }),
  ];
  return `Maximize\n obj: ${objective.join(' + ')}\nSubject To\n${rows.map((row, i) => ` r${i}: ${row}`).join('\n')}\nBinary\n ${names.join(' ')}\nEnd\n`;
}
