import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { cricketQuery } from '../../../platform/api/cricket-query.ts';
import { pathTo } from '../../../platform/links.ts';
import { MatchRow } from '../../../ui/match/match-row.tsx';
import type { MatchTabProps } from '../data/match-tab-props.ts';

/** The next match of each team, after their match; nothing when none is known. */
export function NextMatches({ match: { teamInfo } }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  const next = teamInfo.map(({ name }) => upcoming.data?.data.find(({ teams }) => teams.includes(name)));
  const matches = [...new Set(next)].filter((match) => match !== undefined);
  if (matches.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-bold">{i18n.t('Next matches')}</h2>
      <ul className="space-y-2">
        {matches.map((match) => (
          <li key={match.key}>
            <MatchRow match={match} to={pathTo.match(match.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
