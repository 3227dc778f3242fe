import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import {
  followedKeys,
  isFollowed,
  setFollowed,
  watchFollowedMatches,
} from '../../platform/storage/followed-matches.ts';
import { classNames } from '../text/class-names.ts';

/** Returns whether this browser follows a match. Follows changes on this page and in other tabs. */
export function useIsFollowed(matchKey: string): boolean {
  return useSyncExternalStore(watchFollowedMatches, () => isFollowed(matchKey));
}

/** Returns the keys of the matches followed when the list was opened: no row moves under the finger that follows it. */
export function useFollowedAtFirst(): ReadonlySet<unknown> {
  const [keys] = useState(followedKeys);
  return keys;
}

/**
 * The star of a row that opens the match. A 44 px target above the row's button. First on screen, last in the tab order.
 */
export function FollowStar({ matchKey, teams }: { matchKey: string; teams: string }) {
  const { i18n } = useLingui();
  const followed = useIsFollowed(matchKey);
  return (
    <button
      type="button"
      aria-pressed={followed}
      aria-label={i18n.t('Follow {teams}', { teams })}
      onClick={() => setFollowed(matchKey, !followed)}
      className="relative z-10 order-first -m-3.75 p-3.75 text-muted hover:text-text"
    >
      <Star
        aria-hidden="true"
        className={classNames('size-3.5', followed && 'fill-current text-floodlight')}
      />
    </button>
  );
}
