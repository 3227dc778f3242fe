import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import type { ReactNode } from 'react';
import { type ColouredTeam, teamColours } from '../teams/team-colours.ts';
import { classNames } from '../text/class-names.ts';
import { initials } from '../layout/team-badge.tsx';

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-16 text-xl',
} as const;

interface PlayerAvatarProps {
  name: string;
  /** The name of the player's team. */
  team: string;
  /** The other team of the match, from which the ring differs. */
  opponent?: ColouredTeam | undefined;
  /** Null when unknown. */
  playerRole?: PlayerRole | null | undefined;
  size?: keyof typeof sizes;
}

/** A player's initials in a ring of the team's colour, with an icon of the role. Decorative: the name is beside it. */
export function PlayerAvatar({ name, team, opponent, playerRole, size = 'small' }: PlayerAvatarProps) {
  const { ink } = teamColours({ name: team }, opponent);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center rounded-full bg-raised font-bold',
        sizes[size],
      )}
    >
      <svg
        viewBox="0 0 40 40"
        fill="none"
        strokeLinecap="round"
        className="absolute inset-0 overflow-visible"
      >
        <g style={{ stroke: ink }}>
          <circle cx="20" cy="20" r="19" strokeWidth="2.5" />
          {playerRole && (
            <g transform="translate(26 26)" style={{ fill: ink }}>
              <circle cx="8" cy="8" r="8.5" className="fill-surface stroke-line" />
              {roleIcons[playerRole]}
            </g>
          )}
        </g>
      </svg>
      {initials(name)}
    </span>
  );
}

/** Stumps, a bat, a bat with a ball, and a ball. */
const roleIcons: Readonly<Record<PlayerRole, ReactNode>> = {
  keeper: <path d="M5 5v7M8 5v7M11 5v7M4.5 4h7" strokeWidth="1.5" />,
  batter: (
    <>
      <path d="M9 7l-4 4.5" strokeWidth="3.5" />
      <path d="M9 7l2.5-3" strokeWidth="1.5" />
    </>
  ),
  'all-rounder': (
    <>
      <path d="M7.5 7.5l-3 3.5" strokeWidth="3" />
      <path d="M7.5 7.5l2.5-3" strokeWidth="1.5" />
      <circle cx="11.5" cy="11" r="2" stroke="none" />
    </>
  ),
  bowler: <circle cx="8" cy="8" r="3.2" />,
};
