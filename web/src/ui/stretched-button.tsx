import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface StretchedButtonProps {
  onClick: () => void;
  /** Cuts a long title off after one line. */
  oneLine?: boolean;
  children: ReactNode;
}

/** A card's title as a button that takes clicks anywhere on the card. The card has to be `relative`. */
export function StretchedButton({ onClick, oneLine = false, children }: StretchedButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        'max-w-full text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-sky',
        oneLine && 'truncate align-bottom',
      )}
    >
      {children}
    </button>
  );
}
