import type { TeamFixtures } from '@gullylens/contract/http/matches/team-fixtures';
import { useLingui } from '@lingui/react';
import { Section } from '../../ui/layout/section.tsx';
import { StandingsTable } from '../../ui/match/standings-table.tsx';
import { rateText } from '../../ui/text/number-text.ts';

/** The series of a team's next or last match with its table; null when there is none. */
export type Series = TeamFixtures['series'];

interface StandingProps {
  teamKey: string;
  /** Undefined while it is not loaded. */
  series: Series | undefined;
}

/** The team's place, points and net run rate in its series; nothing when it is not in the table. */
export function StandingLine({ teamKey, series }: StandingProps) {
  const { i18n } = useLingui();
  const place = series?.standings.findIndex(({ key }) => key === teamKey) ?? -1;
  const row = series?.standings[place];
  if (!series || !row) return null;
  const details = [i18n.t('{count, plural, one {# point} other {# points}}', { count: row.points })];
  if (row.netRunRate !== null) {
    details.push(i18n.t('net run rate {rate}', { rate: rateText(row.netRunRate) }));
  }
  return (
    <div className="min-w-0 tabular">
      <p className="text-xs text-muted">{series.name}</p>
      <p className="text-sm">
        <b className="text-lg font-extrabold">
          {i18n.t('{place} of {count}', { place: place + 1, count: series.standings.length })}
        </b>{' '}
        · {details.join(' · ')}
      </p>
    </div>
  );
}

/** The table of the team's series; nothing without one. */
export function SeriesTable({ teamKey, series }: StandingProps) {
  const { i18n } = useLingui();
  if (!series) return null;
  return (
    <Section
      title={i18n.t('Points table')}
      heading="font-bold"
      className="rounded-card border border-line bg-surface px-4 pt-4 pb-1"
    >
      <p className="mb-1 text-xs text-muted">
        {series.name} · {i18n.t('From the results that we have')}
      </p>
      <StandingsTable name={series.name} standings={series.standings} teamKeys={[teamKey]} />
    </Section>
  );
}
