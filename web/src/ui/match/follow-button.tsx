import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  followedKeysText,
  isFollowed,
  setFollowed,
  watchFollowedMatches,
} from '../../platform/storage/followed-matches.ts';
import { Button } from '../controls/button.tsx';
import { classNames } from '../text/class-names.ts';

/** Returns whether this browser follows a match. Follows changes by any `FollowButton` and in other tabs. */
export function useIsFollowed(matchKey: string): boolean {
  return useSyncExternalStore(watchFollowedMatches, () => isFollowed(matchKey));
}

/** Returns the keys of all matches that this browser follows. */
export function useFollowedKeys(): ReadonlySet<string> {
  return new Set(useSyncExternalStore(watchFollowedMatches, followedKeysText).split(' '));
}

interface FollowButtonProps {
  matchKey: string;
  /** The star alone. */
  isIcon?: boolean;
}

/** Follows a match in this browser, or stops. A followed match stands first on the dashboard. */
export function FollowButton({ matchKey, isIcon = false }: FollowButtonProps) {
  const { i18n } = useLingui();
  const followed = useIsFollowed(matchKey);
  const label = i18n.t('Follow');
  return (
    <Button
      look={isIcon ? 'quiet' : 'outline'}
      size={isIcon ? 'icon' : 'medium'}
      aria-pressed={followed}
      aria-label={label}
      title={label}
      onClick={() => setFollowed(matchKey, !followed)}
    >
      <Star
        aria-hidden="true"
        className={classNames(isIcon ? 'size-5' : 'size-4', followed && 'fill-current text-floodlight')}
      />
      {!isIcon && label}
    </Button>
  );
}

/**
 * The star of a row that opens the match: it takes the presses on its corner of 44 px. It stands first, and comes last for
 * the keyboard, because most people open the match.
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
      className="relative z-10 order-first -m-3.75 shrink-0 self-center rounded-control p-3.75 text-muted -outline-offset-4 hover:text-text"
    >
      <Star
        aria-hidden="true"
        className={classNames('size-3.5', followed && 'fill-current text-floodlight')}
      />
    </button>
  );
}
