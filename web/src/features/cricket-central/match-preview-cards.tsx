import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { useLingui } from '@lingui/react';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { VenueRecord } from '@gullylens/contract/http/venues';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { startText } from '../../ui/match/match-times.ts';
import { inningsOf, oversShown, scoreText } from '../../ui/match/match-view.ts';
import { runRate } from './run-rate.ts';
import { statusWord } from './status-word.ts';

export function MatchDetailsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { toss, venue } = match;
  const place = [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <PreviewCard title={i18n.t('Match Details')}>
      <Fact label={i18n.t('Status')} value={i18n.t(statusWord(match.status))} />
      <Fact label={i18n.t('Format')} value={match.matchType.toUpperCase()} />
      <Fact label={i18n.t('Starts')} value={startText(i18n, match.start_at)} />
      <Fact label={i18n.t('Venue')} value={place || i18n.t('To be announced')} />
      <Fact label={i18n.t('Tournament')} value={match.tournament?.name ?? i18n.t('To be announced')} />
      <Fact label={i18n.t('Gender')} value={i18n.t(genderOf(match))} />
      <Fact label={i18n.t('Toss')} value={toss ? tossText(i18n, toss) : i18n.t('Not yet')} />
    </PreviewCard>
  );
}

function tossText(i18n: I18n, { winner, decision }: NonNullable<MatchSummary['toss']>): string {
  if (decision === 'bat') return i18n.t('{winner} chose to bat', { winner });
  if (decision === 'bowl') return i18n.t('{winner} chose to bowl', { winner });
  return winner;
}

/** The vendor does not say; names of women's teams and matches do. */
function genderOf(match: MatchSummary): string {
  return /\bwomen\b|\(w\)/i.test(`${match.name} ${match.teams.join(' ')}`)
    ? sentence('Female')
    : sentence('Male');
}

export function StatisticsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const innings = match.teamInfo.flatMap((team) => inningsOf(match, team));
  return (
    <PreviewCard title={i18n.t('Statistics')}>
      {innings.length === 0 && <Nothing>{i18n.t('Figures begin with the first ball.')}</Nothing>}
      {innings.map((one) => (
        <Fact
          key={one.inning}
          label={one.team}
          value={i18n.t('{score} in {overs} overs, {rate} an over', {
            score: scoreText(one),
            overs: oversShown(one.o),
            rate: runRate(one),
          })}
        />
      ))}
    </PreviewCard>
  );
}

export function VenueAnalysisCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { key } = match.venue;
  const venue = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: key ?? '' } }),
    ...(key === null ? { queryFn: skipToken } : {}),
  });
  const record = venue.data?.data.records.find((one) => one.format.toLowerCase() === match.matchType);
  return (
    <PreviewCard title={i18n.t('Venue Analysis')}>
      {record ? <VenueFacts record={record} /> : <Nothing>{i18n.t(venueText(venue.isFetching))}</Nothing>}
    </PreviewCard>
  );
}

function venueText(fetching: boolean): string {
  return fetching
    ? sentence('Looking through the history...')
    : sentence('No matches of this format here in the history.');
}

function whole(i18n: I18n, figure: number | null, unit = ''): string {
  return figure === null ? i18n.t('No history') : `${Math.round(figure)}${unit}`;
}

function VenueFacts({ record }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  return (
    <>
      <Fact label={i18n.t('Matches in the history')} value={String(record.matches)} />
      <Fact label={i18n.t('Average first innings')} value={whole(i18n, record.averageScore)} />
      <Fact
        label={i18n.t('Highest and lowest')}
        value={i18n.t('{highest} and {lowest}', {
          highest: record.highest ?? '–',
          lowest: record.lowest ?? '–',
        })}
      />
      <Fact label={i18n.t('Won by the chasing team')} value={whole(i18n, record.chaseSuccess, '%')} />
    </>
  );
}

export function PredictionsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const text =
    match.phase === 'upcoming'
      ? sentence(
          'Captain, vice-captain and player calls for this match stand in its expert analysis, before the toss.',
        )
      : sentence(
          'Calls are made before the toss and stay as they were. See the expert analysis of this match.',
        );
  return (
    <PreviewCard title={i18n.t('Predictions')}>
      <Nothing>{i18n.t(text)}</Nothing>
    </PreviewCard>
  );
}

function PreviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      <dl className="space-y-1.5">{children}</dl>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="text-right font-medium tabular">{value}</dd>
    </div>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div>
      <dt className="sr-only">{i18n.t('Note')}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}
