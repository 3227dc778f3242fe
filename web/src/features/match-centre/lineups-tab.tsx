import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { PlayingElevens } from './playing-elevens.tsx';
import { Squads } from './squads.tsx';

/** The elevens that played; until history has the match, the squads. */
export function LineupsTab({ card, ...props }: MatchTabProps) {
  const { i18n } = useLingui();
  const { match, inFeed } = props;
  return (
    <>
      {inFeed && match.phase === 'upcoming' && (
        <Link to={pathTo.lineups(match.key)} className={`mb-4 max-sm:w-full ${buttonClasses('primary')}`}>
          {i18n.t('Build line-ups for this match')}
        </Link>
      )}
      {card ? <PlayingElevens {...props} card={card} /> : <Squads {...props} />}
    </>
  );
}
