import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { cricketQuery } from '../../../platform/api/cricket-query.ts';
import { Link } from 'react-router';
import { paths, pathTo } from '../../../platform/links.ts';
import { buttonClasses } from '../../../ui/controls/button.tsx';
import { MatchColumn } from '../../../ui/match/match-column.tsx';
import { MatchRow } from '../../../ui/match/match-row.tsx';
import type { MatchTabProps } from '../data/match-tab-props.ts';

/** The next match of each team, after their match, and the way to all. */
export function NextMatches({ match: { key, teamInfo } }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  if (upcoming.isPending) return null;
  // The lists may be from before the end of this match.
  const others = upcoming.data?.data.filter((match) => match.key !== key);
  const next = new Set(teamInfo.map(({ name }) => others?.find(({ teams }) => teams.includes(name))));
  // In the order of the list, the earlier first.
  const matches = others?.filter((match) => next.has(match)) ?? [];
  const all = (
    <Link to={paths.matches} className={buttonClasses('outline')}>
      {i18n.t('All matches')}
    </Link>
  );
  if (matches.length === 0) return all;
  return (
    <section>
      <h2 className="mb-2 font-bold">{i18n.t('Next matches')}</h2>
      <MatchColumn>
        {matches.map((match) => (
          <li key={match.key}>
            <MatchRow match={match} to={pathTo.match(match.key)} />
          </li>
        ))}
      </MatchColumn>
      <div className="mt-3 grid">{all}</div>
    </section>
  );
}
