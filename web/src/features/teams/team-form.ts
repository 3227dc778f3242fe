import type { TeamProfile as Team } from '@gullylens/contract/http/history/teams';

/** A team with its latest matches, latest first. */
export type Played = Pick<Team, 'key' | 'recent'>;

/** One of the latest matches of a team. */
export type PlayedMatch = Team['recent'][number];

/** The letter of each result, as in the API's form. */
export const letters = { won: 'W', lost: 'L', other: 'N' } as const;

/** The result of a match for one of its teams. */
export type Result = keyof typeof letters;

const FORM_MATCHES = 5;

/**
 * Returns the latest matches with the last one of the feed first among those of its day: history knows no times of a day.
 */
export function withLastFirst(recent: Played['recent'], lastKey: string | undefined): Played['recent'] {
  const last = recent.find(({ id }) => id === lastKey);
  if (last === undefined || last.playedOn !== recent[0]?.playedOn) return recent;
  return [last, ...recent.filter((match) => match !== last)];
}

/** Returns `W`, `L` or `N` (no winner) for each of the latest five matches, latest first. */
export function formOf({ key, recent }: Played): string {
  return recent
    .slice(0, FORM_MATCHES)
    .map((match) => letters[resultFor(key, match)])
    .join('');
}

/** Returns the opponents of the latest matches with the results against them, most recent first. */
export function opponentsOf({ key, recent }: Played) {
  const opponents = new Map<string, PlayedMatch['teams'][number] & Record<Result, number>>();
  for (const match of recent) {
    const met = match.teams.find((team) => team.key !== key);
    if (!met) continue;
    const opponent = opponents.get(met.key) ?? { ...met, won: 0, lost: 0, other: 0 };
    opponent[resultFor(key, match)] += 1;
    opponents.set(met.key, opponent);
  }
  return [...opponents.values()];
}

/** Returns whether a team won a match; `other` without a winner. */
export function resultFor(key: string, { teams, winner }: PlayedMatch): Result {
  if (winner === null) return 'other';
  return teams.find((team) => team.key === key)?.name === winner ? 'won' : 'lost';
}
