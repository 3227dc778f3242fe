import { shortName } from '../text/short-name.ts';
import { TeamDisc } from './match-row.tsx';
import type { TeamView } from './match-view.ts';

/** The badges of both teams. Decorative. */
export function MatchDiscs({ teams }: { teams: readonly TeamView[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-0.5">
      {teams.map((team) => (
        <TeamDisc key={team.name} team={team} />
      ))}
    </span>
  );
}

/** Returns the teams that the title of a match names, `A vs B`. */
export function teamsIn(title: string): TeamView[] {
  return title.split(' vs ').map((name) => ({ name, shortname: shortName(name) }));
}
