import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { cricketQuery } from '../../../platform/api/cricket-query.ts';
import { pathTo } from '../../../platform/links.ts';
import { MatchGrid } from '../../../ui/match/match-grid.tsx';
import { liveThenNext } from '../../../ui/match/match-order.ts';
import { MatchRow } from '../../../ui/match/match-row.tsx';

const SHOWN = 3;

/** Live matches, then the next ones, in place of a match that cannot be shown; nothing when none is known. */
export function OtherMatches({ except }: { except?: string }) {
  const { i18n } = useLingui();
  const live = useQuery(cricketQuery('GET /api/v1/cricket/matches/live/', 'liveMatches'));
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  const othersOf = ({ data }: typeof live) => (data?.data ?? []).filter(({ key }) => key !== except);
  const matches = liveThenNext(othersOf(live), othersOf(upcoming), SHOWN);
  if (matches.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 font-bold">{i18n.t('Live and next matches')}</h2>
      <MatchGrid>
        {matches.map((match) => (
          <li key={match.key}>
            <MatchRow match={match} to={pathTo.match(match.key)} />
          </li>
        ))}
      </MatchGrid>
    </section>
  );
}
