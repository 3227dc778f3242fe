import type { TeamProfile } from '@gullylens/contract/http/teams';

type Played = Pick<TeamProfile, 'key' | 'recent'>;
type PlayedMatch = TeamProfile['recent'][number];

const SHOWN = 5;

/** `W`, `L` or `N` (nobody won) for each of the latest matches, latest first. */
export function formOf({ key, recent }: Played): string {
  return recent
    .slice(0, SHOWN)
    .map((match) => resultFor(key, match))
    .join('');
}

export interface Opponent {
  readonly key: string;
  readonly name: string;
  readonly won: number;
  readonly lost: number;
  /** Matches without a winner. */
  readonly other: number;
}

/** Those met in the latest matches, in the order of the last meeting. */
export function opponentsOf({ key, recent }: Played): Opponent[] {
  const opponents = new Map<string, Opponent>();
  for (const match of recent) {
    const other = match.teams.find((team) => team.key !== key);
    if (!other) continue;
    const { won, lost, other: open } = opponents.get(other.key) ?? { won: 0, lost: 0, other: 0 };
    const result = resultFor(key, match);
    opponents.set(other.key, {
      ...other,
      won: won + (result === 'W' ? 1 : 0),
      lost: lost + (result === 'L' ? 1 : 0),
      other: open + (result === 'N' ? 1 : 0),
    });
  }
  return [...opponents.values()];
}

function resultFor(key: string, { teams, winner }: PlayedMatch): 'W' | 'L' | 'N' {
  if (winner === null) return 'N';
  return teams.find((team) => team.key === key)?.name === winner ? 'W' : 'L';
}
