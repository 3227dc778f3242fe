import { classNames } from './class-names.ts';

const sizes = { small: 'size-8 text-xs', medium: 'size-10 text-xs' } as const;

interface TeamBadgeProps {
  name: string;
  shortName: string;
  size?: keyof typeof sizes;
}

/** A team's sign: its short name on a colour worked out from its name. The name stands beside it, so it is decoration. */
export function TeamBadge({ name, shortName, size = 'medium' }: TeamBadgeProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: teamColour(name) }}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-extrabold tracking-tight text-[#fff]',
        sizes[size],
      )}
    >
      {badgeText(shortName)}
    </span>
  );
}

/** Dark enough for white letters (4.5:1) at any hue. */
export function teamColour(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return `oklch(0.47 0.11 ${hash})`;
}

/** At most four letters; `GL` where there is no short name. */
export function badgeText(shortName: string): string {
  const letters = shortName.trim().toUpperCase();
  return letters === '' ? 'GL' : letters.slice(0, 4);
}
