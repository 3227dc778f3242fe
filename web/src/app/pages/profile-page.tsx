import { useLingui } from '@lingui/react';
import { matchPath, useLocation, useParams } from 'react-router';
import { PlayerProfile } from '../../features/players/player-profile.tsx';
import { TeamProfile } from '../../features/teams/team-profile.tsx';
import { VenueProfile } from '../../features/venues/venue-profile.tsx';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { PlainPage } from '../shell/plain-page.tsx';

const profiles = [
  { path: paths.player, title: sentence('Player'), Profile: PlayerProfile },
  { path: paths.team, title: sentence('Team'), Profile: TeamProfile },
  { path: paths.venue, title: sentence('Venue'), Profile: VenueProfile },
] as const;

/** The pages `/players/:key`, `/teams/:key` and `/venues/:key`, for signed-in users. */
export function Component() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { key = '' } = useParams();
  return profiles.map(
    ({ path, title, Profile }) =>
      matchPath(path, pathname) && (
        <PlainPage key={path} title={i18n.t(title)} width="working">
          <Profile key={key} profileKey={key} />
        </PlainPage>
      ),
  );
}
