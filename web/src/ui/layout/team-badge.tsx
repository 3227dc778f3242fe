import { useState } from 'react';
import { classNames } from '../text/class-names.ts';

const sizes = {
  tiny: 'size-5 text-[0.4375rem]',
  small: 'size-8 text-xs',
  medium: 'size-10 text-xs',
} as const;

interface TeamBadgeProps {
  name: string;
  shortName: string;
  /** URL of the team's picture. */
  image?: string | null | undefined;
  /** The team's own colour, as `#1d4e89`. */
  colour?: string | null | undefined;
  size?: keyof typeof sizes;
}

/** A team's picture; without one, or if it fails to load, its short name. Decorative: the name is beside it. */
export function TeamBadge({ name, shortName, image, colour, size = 'medium' }: TeamBadgeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = image != null && image !== failed;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: isDark(colour) ? colour : teamColour(name) }}
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-extrabold tracking-tight text-[#fff]',
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

/** Returns a colour by the team's name. At this lightness white letters have a contrast of 4.5:1 at any hue. */
export function teamColour(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return `oklch(0.47 0.11 ${hash})`;
}

/** Highest relative luminance on which white letters have a contrast of 4.5. */
const LIGHTEST_UNDER_WHITE = 1.05 / 4.5 - 0.05;

/** True for a `#rrggbb` colour on which white letters are readable (WCAG contrast 4.5:1). */
export function isDark(colour: string | null | undefined): colour is string {
  if (!/^#[\da-f]{6}$/i.test(colour ?? '')) return false;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour?.slice(at, at + 2) ?? '', 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue <= LIGHTEST_UNDER_WHITE;
}

/** At most four letters; `GL` without a short name. */
function badgeText(shortName: string): string {
  const letters = shortName.trim().toUpperCase();
  return letters === '' ? 'GL' : letters.slice(0, 4);
}

/** The first letters of a name's first and last words: `RS` for Rohit Gurunath Sharma. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
