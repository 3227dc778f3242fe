import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { useVenueRecord } from '../../platform/api/venue-record.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { startText } from '../../ui/text/dates.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { statedChase } from '../../ui/match/chase.ts';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { shortNameIn, tossText } from '../../ui/match/match-view.ts';

const genders = {
  female: sentence('Female'),
  male: sentence('Male'),
  unknown: sentence('Not known'),
} as const;

/** Status, toss and venue of a match, in its dialog. */
export function MatchDetailsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { toss, venue } = match;
  const venueText = [venue.name, venue.city].filter(Boolean).join(', ');
  const word = statusWord(match.status);
  const status = word === null ? matchStatusText(i18n, match.status.trim()).toUpperCase() : i18n.t(word);
  return (
    <PreviewCard title={i18n.t('Match Details')}>
      {!repeatsPhase(match) && <Fact label={i18n.t('Status')} value={status} />}
      <Fact label={i18n.t('Format')} value={match.matchType.toUpperCase()} />
      <Fact label={i18n.t('Starts')} value={startText(i18n, match.start_at)} />
      <Fact label={i18n.t('Venue')} value={venueText || i18n.t('To be announced')} />
      <Fact label={i18n.t('Tournament')} value={match.tournament?.name ?? i18n.t('To be announced')} />
      <Fact label={i18n.t('Gender')} value={i18n.t(genders[match.gender ?? 'unknown'])} />
      {toss && <Fact label={i18n.t('Toss')} value={tossText(i18n, toss)} />}
    </PreviewCard>
  );
}

/** Fetches the history of both teams before their match. */
export function usePreview(key: string) {
  return useQuery(apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: key } }));
}

/** How often each team has won against the other, and the form of both, which before play stands beside their names. */
export function StatisticsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const preview = usePreview(match.key);
  const { teams = [], headToHead } = preview.data?.data ?? {};
  const withForm = match.phase === 'upcoming' ? [] : teams.filter(({ form }) => form !== '');
  const isOver = match.phase === 'completed';
  const missing = pastMatchesNote(preview, sentence('We have no past matches between the two teams.'));
  return (
    <PreviewCard title={i18n.t('Statistics')}>
      {headToHead === undefined || headToHead.matches === 0 ? (
        <CardNote>{i18n.t(missing)}</CardNote>
      ) : (
        // The preview leaves out the match itself.
        <WideFact
          label={i18n.t(isOver ? 'Head-to-head before this match' : 'Head-to-head')}
          value={
            <b>
              {headToHeadText(
                i18n,
                headToHead,
                teams.map(({ name }) => shortNameIn(match, name)),
              )}
            </b>
          }
        />
      )}
      {withForm.length > 0 && (
        <CardNote>{i18n.t(isOver ? 'Form before this match, latest last' : 'Form, latest last')}</CardNote>
      )}
      {withForm.map(({ name, form }) => (
        <WideFact key={name} label={name} value={<FormStrip form={form} />} />
      ))}
    </PreviewCard>
  );
}

/** `IM won 5 of 6`, of equal wins both. The wins are in the order of the teams. */
function headToHeadText(
  i18n: I18n,
  { wins: [a, b], matches }: MatchPreview['headToHead'],
  teams: readonly string[],
): string {
  const [first = '', second = ''] = teams;
  if (a === b) return `${first} ${a}–${b} ${second}`;
  const [team, won] = a > b ? [first, a] : [second, b];
  return i18n.t('{team} won {won} of {matches}', { team, won, matches });
}

/** The record of a match's venue in its format, in the match's dialog. */
export function VenueAnalysisCard({ match }: { match: MatchSummary }) {
  const { venue } = match;
  const { i18n } = useLingui();
  const { query, record } = useVenueRecord(match);
  const none = sentence('We have no past matches in this format at this ground.');
  // A ground without history is not found.
  const hasNone = venue.key === null || isNotFound(query.error);
  const missing = hasNone ? { id: none } : pastMatchesNote(query, none);
  const whole = (value: number | null, unit = '') => wholeText(value, unit, i18n.t('No history'));
  return (
    <PreviewCard title={i18n.t('Venue Analysis')}>
      {record === undefined ? (
        <CardNote>{i18n.t(missing)}</CardNote>
      ) : (
        <>
          <Fact label={i18n.t('Average first innings')} value={whole(record.averageScore)} />
          <Fact label={i18n.t('Won by the chasing team')} value={whole(record.chaseSuccess, '%')} />
          <Fact
            label={i18n.t('Highest and lowest')}
            value={i18n.t('{highest} and {lowest}', {
              highest: record.highest ?? '–',
              lowest: record.lowest ?? '–',
            })}
          />
          <Fact label={i18n.t('Past matches')} value={String(record.matches)} />
        </>
      )}
    </PreviewCard>
  );
}

/** Returns what stands in place of a record: that it loads, that there is none, or why it could not be loaded. */
function pastMatchesNote({ data, isFetching, error }: UseQueryResult, none: string): MessageDescriptor {
  if (data !== undefined) return { id: none };
  if (isFetching || error === null) return { id: sentence('Searching past matches...') };
  return textOfError(error);
}

/** A group of details in the match pop-up: a title above values with their labels. */
export function PreviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-3">
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-2.5">{children}</dl>
    </section>
  );
}

interface FactProps {
  label: ReactNode;
  value: ReactNode;
}

/** A value below its label, as wide as a column of the card. */
export function Fact({ label, value }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-sm font-semibold wrap-anywhere tabular">{value}</dd>
    </div>
  );
}

/** A value beside its label, as wide as the card. */
function WideFact({ label, value }: FactProps) {
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto text-right font-medium tabular">{value}</dd>
    </div>
  );
}

/** A sentence in a card, beside or in place of labels and values. */
export function CardNote({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="col-span-full">
      <dt className="sr-only">{i18n.t('Note')}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}

/** Returns one word for the vendor's status sentence; null when none fits: then show the sentence itself. */
export function statusWord(status: string): string | null {
  const text = status.trim().toLowerCase();
  if (text.includes('live') || text === 'match in progress' || statedChase(text)) return sentence('LIVE');
  if (text.includes('completed') || text.includes('won')) return sentence('COMPLETED');
  if (text === 'match not started' || text === 'scheduled') return sentence('SCHEDULED');
  if (text === 'toss') return sentence('TOSS');
  return text === '' ? sentence('UNKNOWN') : null;
}

const phaseWords = { upcoming: 'UPCOMING', live: 'LIVE', completed: 'COMPLETED' } as const;

/** True when the word for the status is that of the phase, which heads the pop-up. */
export function repeatsPhase({ phase, status }: Pick<MatchSummary, 'phase' | 'status'>): boolean {
  return statusWord(status) === phaseWords[phase];
}
