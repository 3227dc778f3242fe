import { matchPath, useLocation, useParams } from 'react-router';
import { PlayerProfile } from '../../features/players/player-profile.tsx';
import { TeamProfile } from '../../features/teams/team-profile.tsx';
import { VenueProfile } from '../../features/venues/venue-profile.tsx';
import { paths } from '../../platform/links.ts';
import { PlainPage } from '../shell/plain-page.tsx';

const profiles = [
  { path: paths.player, Profile: PlayerProfile },
  { path: paths.team, Profile: TeamProfile },
  { path: paths.venue, Profile: VenueProfile },
] as const;

/** The pages `/players/:key`, `/teams/:key` and `/venues/:key`, for signed-in users. */
export function Component() {
  const { pathname } = useLocation();
  const { key = '' } = useParams();
  return profiles.map(
    ({ path, Profile }) =>
      matchPath(path, pathname) && (
        <PlainPage key={path} width="working">
          <Profile key={key} profileKey={key} />
        </PlainPage>
      ),
  );
}
