import type { ReactNode } from 'react';

/** A card's title as a button that takes clicks anywhere on the card. The card has to be `relative`. */
export function StretchedButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="max-w-full text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-sky"
    >
      {children}
    </button>
  );
}
