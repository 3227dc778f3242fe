import { useState } from 'react';
import { type ColouredTeam, teamColours } from '../teams/team-colours.ts';
import { classNames } from '../text/class-names.ts';

const sizes = {
  tiny: 'size-5 text-[0.4375rem]',
  small: 'size-8 text-[0.75rem]',
  medium: 'size-10 text-[0.75rem]',
} as const;

interface TeamBadgeProps {
  name: string;
  shortName: string;
  /** URL of the team's picture. */
  image?: string | null | undefined;
  /** The team's own colour, as `#1d4e89`. */
  colour?: string | null | undefined;
  /** The other team of the match, from which the colour differs. */
  opponent?: ColouredTeam | undefined;
  size?: keyof typeof sizes;
}

/** A team's picture; without one, or if it fails to load, its short name. Decorative: the name is beside it. */
export function TeamBadge({ name, shortName, image, colour, opponent, size = 'medium' }: TeamBadgeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { badge, letters } = teamColours({ name, color_primary: colour }, opponent);
  const isShown = image != null && image !== failed;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: badge, color: letters }}
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full leading-none font-extrabold tracking-tight',
        sizes[size],
      )}
    >
      {badgeText(shortName)}
      {isShown && (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(image)}
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </span>
  );
}

/** At most four letters; `GL` without a short name. */
function badgeText(shortName: string): string {
  const letters = shortName.trim().toUpperCase();
  return letters === '' ? 'GL' : letters.slice(0, 4);
}

/** The first letters of a name's first and last words: `RS` for Rohit Gurunath Sharma. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  // By characters, of which emoji are one.
  return [names[0], names.length > 1 ? names.at(-1) : ''].map(([letter = ''] = '') => letter).join('');
}
