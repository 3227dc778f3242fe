import type { MatchSummary } from '@gullylens/contract/http/match';
import type { MatchPreview } from '@gullylens/contract/http/played-matches';
import type { VenueRecord } from '@gullylens/contract/http/venues';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { FormStrip } from '../../ui/form-strip.tsx';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { startText } from '../../ui/match/match-times.ts';
import { inningsOf, oversShown, scoreText } from '../../ui/match/match-view.ts';

const genders = {
  female: sentence('Female'),
  male: sentence('Male'),
  unknown: sentence('Not known'),
} as const;

export function MatchDetailsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { toss, venue } = match;
  const place = [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <PreviewCard title={i18n.t('Match Details')}>
      <Fact label={i18n.t('Status')} value={statusText(i18n, match.status)} />
      <Fact label={i18n.t('Format')} value={match.matchType.toUpperCase()} />
      <Fact label={i18n.t('Starts')} value={startText(i18n, match.start_at)} />
      <Fact label={i18n.t('Venue')} value={place || i18n.t('To be announced')} />
      <Fact label={i18n.t('Tournament')} value={match.tournament?.name ?? i18n.t('To be announced')} />
      <Fact label={i18n.t('Gender')} value={i18n.t(genders[match.gender ?? 'unknown'])} />
      <Fact label={i18n.t('Toss')} value={toss ? tossText(i18n, toss) : i18n.t('Not yet')} />
    </PreviewCard>
  );
}

/** The word for the status, else the sentence in capitals. */
function statusText(i18n: I18n, status: string): string {
  const word = statusWord(status);
  return word === null ? matchStatusText(i18n, status.trim()).toUpperCase() : i18n.t(word);
}

function tossText(i18n: I18n, { winner, decision }: NonNullable<MatchSummary['toss']>): string {
  if (decision === 'bat') return i18n.t('{winner} chose to bat', { winner });
  if (decision === 'bowl') return i18n.t('{winner} chose to bowl', { winner });
  return winner;
}

/** How the innings stand, and how the teams came to the match. */
export function StatisticsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { key } = match;
  const preview = useQuery(apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: key } }));
  const innings = match.teamInfo.flatMap((team) => inningsOf(match, team));
  return (
    <PreviewCard title={i18n.t('Statistics')}>
      {innings.length === 0 && !preview.data && (
        <Nothing>{i18n.t('Figures begin with the first ball.')}</Nothing>
      )}
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
      {preview.data && <Before preview={preview.data.data} />}
    </PreviewCard>
  );
}

function Before({ preview: { teams, headToHead } }: { preview: MatchPreview }) {
  const { i18n } = useLingui();
  const { matches, wins } = headToHead;
  return (
    <>
      {matches > 0 && (
        <Fact
          label={i18n.t('Head-to-head')}
          value={i18n.t('{first}–{second} in {count, plural, one {# match} other {# matches}}', {
            first: wins[0],
            second: wins[1],
            count: matches,
          })}
        />
      )}
      {teams.map(
        ({ name, form }) => form !== '' && <Fact key={name} label={name} value={<FormStrip form={form} />} />,
      )}
    </>
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

/** One of the cards of the match pop-up: a title over names and values. */
export function PreviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      <dl className="space-y-1.5">{children}</dl>
    </section>
  );
}

export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="text-right font-medium tabular">{value}</dd>
    </div>
  );
}

/** A sentence in place of values. */
export function Nothing({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div>
      <dt className="sr-only">{i18n.t('Note')}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}

/** Runs an over to two places; `16.2` is sixteen overs and two balls of six. */
export function runRate({ r, o }: { r: number; o: string }): string {
  const [overs = '0', balls = '0'] = o.split('.');
  const bowled = Number(overs) * 6 + Number(balls);
  return bowled === 0 ? '0.00' : ((r * 6) / bowled).toFixed(2);
}

/** One word for the vendor's sentence about a match. Null when no word fits, and the sentence itself is to be shown. */
export function statusWord(status: string): string | null {
  const text = status.trim().toLowerCase();
  if (text.includes('live') || text === 'match in progress') return sentence('LIVE');
  if (text.includes('completed') || text.includes('won')) return sentence('COMPLETED');
  if (text === 'match not started' || text === 'scheduled') return sentence('SCHEDULED');
  if (text === 'toss') return sentence('TOSS');
  return text === '' ? sentence('UNKNOWN') : null;
}
