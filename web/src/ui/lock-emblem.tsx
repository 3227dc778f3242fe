import { Lock } from 'lucide-react';

/** Heads an offer of Premium. */
export function LockEmblem() {
  return (
    <span className="mx-auto mb-3 inline-flex size-11 items-center justify-center rounded-full bg-floodlight/15 text-floodlight">
      <Lock aria-hidden="true" className="size-5" />
    </span>
  );
}
