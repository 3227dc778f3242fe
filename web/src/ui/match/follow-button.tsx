import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import { setFollowed } from '../../platform/storage/followed-matches.ts';
import { Button } from '../controls/button.tsx';
import { classNames } from '../text/class-names.ts';
import { useIsFollowed } from './follow-star.tsx';

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
