import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { cricketQuery } from '../../platform/api/cricket-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { CountBadge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { cardAge, type DataAge } from '../../ui/match/data-age.ts';
import { MatchGrid } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { type QueryResult, QueryState } from '../../ui/feedback/query-state.tsx';
import { useSampleCricket } from './sample-matches.tsx';
import { LIST_CAPS, type OverviewLists } from './overview.ts';
import { datesOf } from './series-text.ts';

interface OverviewSectionsProps {
  lists: OverviewLists;
  age: DataAge;
  onOpenMatch: (key: string) => void;
  onBack: () => void;
}

const matchSections = [
  { key: 'featured', title: sentence('Featured Matches'), endpoint: sentence('Dashboard: featured matches') },
  { key: 'live', title: sentence('Live Matches'), endpoint: sentence('Dashboard: live matches') },
  { key: 'upcoming', title: sentence('Upcoming Matches'), endpoint: sentence('Dashboard: upcoming matches') },
  { key: 'recent', title: sentence('Recent Matches'), endpoint: sentence('Matches: recent results') },
] as const;

/** The classic dashboard's lists of the overview, with associations and countries, in collapsible sections. */
export function OverviewSections({ lists, age, onOpenMatch, onBack }: OverviewSectionsProps) {
  const { i18n } = useLingui();
  return (
    <div className="space-y-3">
      <Button look="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4" /> {i18n.t('Back to Summary')}
      </Button>
      {matchSections.map(({ key, title, endpoint }) => (
        <CollapsibleSection
          key={key}
          title={i18n.t(title)}
          endpoint={i18n.t(endpoint)}
          count={lists[key].length}
        >
          <MatchGrid>
            {lists[key].slice(0, LIST_CAPS[key]).map((match) => (
              <li key={match.id}>
                <MatchRow match={match} {...cardAge(age)} onOpen={onOpenMatch} />
              </li>
            ))}
          </MatchGrid>
        </CollapsibleSection>
      ))}
      <NameSection
        title={i18n.t('Tournaments')}
        endpoint={i18n.t('Series: tournaments')}
        query={{
          data: lists.tournaments.map((series) => ({
            key: series.key,
            name: series.name,
            note: datesOf(i18n, series),
          })),
        }}
      />
      <Associations />
      <Countries />
    </div>
  );
}

/** Associations are derived from the vendor's tournaments. */
function Associations() {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/v1/cricket/tournaments/'));
  const keys = new Set(query.data?.data.flatMap(({ association_key }) => association_key ?? []));
  const names = [...keys].map((key) => ({
    key,
    name: key.toUpperCase(),
    note: i18n.t('Cricket association'),
  }));
  return (
    <NameSection
      title={i18n.t('Cricket Associations')}
      endpoint={i18n.t('Tournaments: associations')}
      query={{ ...query, data: query.data && names }}
    />
  );
}

const countriesQuery = cricketQuery('GET /api/v1/cricket/countries-new/', 'countries');

/** The vendor's countries, or the built-in ones, labelled, when those are unavailable. */
function Countries() {
  const { i18n } = useLingui();
  const query = useQuery(countriesQuery);
  const sample = useSampleCricket(query.isError && query.data === undefined);
  const countries = query.data?.data.countries ?? sample?.builtInCountries;
  const names = countries?.map(({ code, name }) => ({ key: code, name, note: code }));
  const endpoint = i18n.t(sample ? 'Countries built into this app' : 'Countries with their codes');
  return <NameSection title={i18n.t('Countries')} endpoint={endpoint} query={{ data: names }} />;
}

interface NameSectionProps {
  title: string;
  /** The source of the list, shown in small letters. */
  endpoint: string;
  query: QueryResult<readonly { key: string; name: string; note: string }[]>;
}

function NameSection({ title, endpoint, query }: NameSectionProps) {
  return (
    <CollapsibleSection title={title} endpoint={endpoint} count={query.data?.length}>
      <QueryState query={query} skeletons={['h-16 w-full']}>
        {(names) => (
          <ul
            tabIndex={0}
            aria-label={title}
            className="grid max-h-96 grid-cols-1 gap-2 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3"
          >
            {names.map(({ key, name, note }) => (
              <li key={key} className="rounded-control border border-line bg-surface px-3 py-2">
                <p className="font-medium">{name}</p>
                <p className="text-xs text-muted tabular">{note}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </CollapsibleSection>
  );
}

interface CollapsibleSectionProps {
  title: string;
  endpoint: string;
  /** The count; omitted while unknown. */
  count?: number | undefined;
  children: ReactNode;
}

/** A collapsible section; an empty one shows a message. */
function CollapsibleSection({ title, endpoint, count, children }: CollapsibleSectionProps) {
  const { i18n } = useLingui();
  return (
    <details className="group rounded-card border border-line bg-surface/50 p-4">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4">
        <span>
          <span className="flex items-center gap-2 font-bold">
            {title} {count !== undefined && <CountBadge count={count} />}
          </span>
          <span className="text-xs text-muted">{endpoint}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-4">
        {count === 0 ? (
          <p className="text-sm text-muted">{i18n.t('No {list} available', { list: title })}</p>
        ) : (
          children
        )}
      </div>
    </details>
  );
}
