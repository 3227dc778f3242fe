import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../text/class-names.ts';

const stretched =
  'max-w-full text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-sky';
const cut = 'truncate align-bottom';

interface StretchedProps {
  /** Truncates a long title to one line. */
  oneLine?: boolean;
  children: ReactNode;
}

/** A card's title as a button that takes clicks anywhere on the card. The card must be `relative`. */
export function StretchedButton({
  onClick,
  pressed,
  oneLine = false,
  children,
}: StretchedProps & { onClick: () => void; pressed?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={classNames(stretched, oneLine && cut)}
    >
      {children}
    </button>
  );
}

/** The same for a card that links to a page. */
export function StretchedLink({ to, oneLine = false, children }: StretchedProps & { to: string }) {
  return (
    <Link to={to} className={classNames(stretched, oneLine && `inline-block ${cut}`)}>
      {children}
    </Link>
  );
}
