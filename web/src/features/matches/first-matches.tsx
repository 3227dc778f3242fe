import { useLingui } from '@lingui/react';
import { pathTo } from '../../platform/links.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { QueryResult } from '../../ui/feedback/query-state.tsx';
import { MatchRowSkeleton } from '../../ui/match/match-column.tsx';
import { MatchGrid } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import type { MatchView } from '../../ui/match/match-view.ts';
import { matchesSearch } from './matching-words.ts';

/** Matches of the other lists that stand below the live ones. */
const FIRST_MATCHES = 3;

interface FirstMatchesProps {
  title: string;
  /** The name of the button that shows the whole list. */
  all: string;
  list: QueryResult<{ data: readonly MatchView[] }>;
  /** Otherwise the live matches, above, failed too and say so. */
  saysFailure: boolean;
  search: string;
  onAll: () => void;
}

/** The first matches of another tab, below the live ones; nothing when there are none. */
export function FirstMatches({ title, all, list, saysFailure, search, onAll }: FirstMatchesProps) {
  const { i18n } = useLingui();
  const matches = list.data?.data.filter((match) => matchesSearch(match, search)).slice(0, FIRST_MATCHES);
  const isMissing = matches === undefined && list.error !== null;
  if ((isMissing && !saysFailure) || matches?.length === 0) return null;
  return (
    <section className="mt-6">
      <div className="flex items-center justify-between">
        <h2 className="font-bold">{title}</h2>
        <Button look="quiet" className="-mr-4 text-sky!" onClick={onAll}>
          {all}
        </Button>
      </div>
      {isMissing && <p className="text-sm text-muted">{i18n.t('Failed to load data')}</p>}
      {matches === undefined && !isMissing && <MatchGridSkeleton />}
      {matches && (
        <MatchGrid label={title}>
          {matches.map((match) => (
            <li key={match.key}>
              <MatchRow match={match} to={pathTo.match(match.key)} />
            </li>
          ))}
        </MatchGrid>
      )}
    </section>
  );
}

/** Rows in place of the first matches while they load. */
export function MatchGridSkeleton() {
  return (
    <MatchGrid>
      {Array.from({ length: FIRST_MATCHES }, (_, index) => (
        <li key={index}>
          <MatchRowSkeleton />
        </li>
      ))}
    </MatchGrid>
  );
}
