import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { pathTo } from '../../platform/links.ts';
import { MatchGrid } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { Section } from '../../ui/layout/section.tsx';

const MAX_MATCHES = 12;

interface ComingMatchesProps {
  /** The published analyses, whose matches are left out. */
  known: readonly AnalysisCard[];
}

/** Upcoming matches without an analysis so far; nothing while their list is loading or after it failed. */
export function ComingMatches({ known }: ComingMatchesProps) {
  const { i18n } = useLingui();
  const upcoming = useQuery(cricketQuery('GET /api/v1/cricket/matches/upcoming/', 'upcomingMatches'));
  const matches = upcoming.data?.data
    .filter(({ key }) => known.every(({ matchKey }) => matchKey !== key))
    .slice(0, MAX_MATCHES);
  if (!matches?.length) return null;
  return (
    <Section title={i18n.t('Coming matches')}>
      <p className="mb-3 mt-1 text-sm text-muted">
        {i18n.t('Each analysis is published six hours before its match.')}
      </p>
      <MatchGrid label={i18n.t('Coming matches')}>
        {matches.map((match) => (
          <li key={match.key}>
            <MatchRow match={match} to={pathTo.match(match.key)} />
          </li>
        ))}
      </MatchGrid>
    </Section>
  );
}
