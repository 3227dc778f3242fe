import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { recordFor } from '../../platform/api/venue-record.ts';
import { useAnalysisCard } from '../../platform/api/use-analysis-card.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { refreshWhileLive } from '../../platform/live/score-refresh.ts';
import { startText } from '../../ui/text/dates.ts';
import { pointsText, wholeText } from '../../ui/text/number-text.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { forecastLimitation } from '../../ui/match/forecast-limitation.ts';
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

/** How often each team has won against the other, and the form of both, in the dialog of their match. */
export function StatisticsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const preview = useQuery(
    apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: match.key } }),
  );
  const { teams = [], headToHead } = preview.data?.data ?? {};
  const isOver = match.phase === 'completed';
  const missing = pastMatchesNote(preview, sentence('We have no past matches between the two teams.'));
  // The wins are in this order, which is that of history once it has the match.
  const shorts = teams.map(({ name }) => shortNameIn(match, name)).join('–');
  return (
    <PreviewCard title={i18n.t('Statistics')}>
      {headToHead === undefined || headToHead.matches === 0 ? (
        <CardNote>{i18n.t(missing)}</CardNote>
      ) : (
        // The preview leaves out the match itself.
        <WideFact
          label={i18n.t(isOver ? 'Wins {teams} before' : 'Wins {teams}', { teams: shorts })}
          value={<b className="text-base">{headToHead.wins.join('–')}</b>}
        />
      )}
      {teams.some(({ form }) => form !== '') && (
        <CardNote>{i18n.t(isOver ? 'Form before this match, latest last' : 'Form, latest last')}</CardNote>
      )}
      {teams.map(
        ({ name, form }) =>
          form !== '' && <WideFact key={name} label={name} value={<FormStrip form={form} />} />,
      )}
    </PreviewCard>
  );
}

/** The record of a match's venue in its format, in the match's dialog. */
export function VenueAnalysisCard({ match }: { match: MatchSummary }) {
  const { venue } = match;
  const { i18n } = useLingui();
  const query = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: venue.key ?? '' } }),
    enabled: venue.key !== null,
  });
  const record = recordFor(query.data?.data, match);
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
function pastMatchesNote({ isFetching, isPending, error }: UseQueryResult, none: string): MessageDescriptor {
  if (isFetching) return { id: sentence('Searching past matches...') };
  if (error !== null) return textOfError(error);
  return { id: isPending ? sentence('Searching past matches...') : none };
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
export function WideFact({ label, value }: FactProps) {
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

/** The best players so far and projected totals, fetched only for Premium members; the picks for all. */
export function PredictionsCard({ match, isPremium }: { match: MatchSummary; isPremium: boolean }) {
  const { i18n } = useLingui();
  const forecast = useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: match.key } }),
    enabled: isPremium,
    refetchInterval: refreshWhileLive(match.phase),
  });
  return (
    <PreviewCard title={i18n.t('Predictions')}>
      {forecast.data && <ForecastFacts forecast={forecast.data.data} phase={match.phase} />}
      <Picks match={match} isPremium={isPremium} />
      <CardNote>
        <Link
          to={pathTo.analysis(match.key)}
          className="flex min-h-11 items-center gap-2 rounded-control bg-raised/60 px-3 py-2 font-medium text-text"
        >
          <span className="min-w-0 flex-1">{i18n.t('Expert analysis of this match')}</span>
          {/* What is over may be open to all. */}
          {!isPremium && match.phase !== 'completed' && (
            <span className="font-semibold text-floodlight">{i18n.t('Upgrade')}</span>
          )}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Link>
      </CardNote>
    </PreviewCard>
  );
}

/**
 * The captain and vice-captain of the match's analysis, for members, unless it was drafted after the start, as on the
 * match page; without them, before play, where they will be.
 */
function Picks({ match, isPremium }: { match: MatchSummary; isPremium: boolean }) {
  const { i18n } = useLingui();
  const card = useAnalysisCard(match.key, isPremium);
  if (card && !card.locked && !card.draftedLate && card.captain) {
    return (
      <>
        <Fact label={i18n.t('Captain')} value={card.captain} />
        {card.viceCaptain && <Fact label={i18n.t('Vice-captain')} value={card.viceCaptain} />}
      </>
    );
  }
  if (match.phase !== 'upcoming') return null;
  return (
    <CardNote>
      {i18n.t(
        'Captain, vice-captain and player picks for this match are in its expert analysis, before the toss.',
      )}
    </CardNote>
  );
}

const PLAYERS_SHOWN = 3;

/** The best players so far, with their projected points during play, and, before a chase, the projected totals. */
function ForecastFacts({ forecast, phase }: { forecast: Forecast; phase: MatchSummary['phase'] }) {
  const { i18n } = useLingui();
  const { totals, stage, players } = forecast;
  const isOver = phase === 'completed';
  // During play in the order of the projected points, as the server sends them and the match page has them.
  const ranked = isOver ? players.toSorted((a, b) => b.points - a.points) : players;
  const best = players.some(({ points }) => points > 0) ? ranked.slice(0, PLAYERS_SHOWN) : [];
  const pointsOf = ({ points, projected }: Forecast['players'][number]) =>
    isOver ? pointsText(points) : `${pointsText(points)} → ${Math.round(projected.mean)}`;
  const limitation = forecastLimitation(i18n, forecast);
  return (
    <>
      {limitation !== null && <CardNote>{limitation}</CardNote>}
      {best.length > 0 && (
        <NamedValues
          label={
            isOver ? (
              i18n.t('Fantasy result')
            ) : (
              <>
                {i18n.t('Fantasy points now')} <span>{i18n.t('→ projected at the end')}</span>
              </>
            )
          }
          values={best.map((player) => [player.name, pointsOf(player)])}
        />
      )}
      {/* In a chase the target says more. */}
      {stage !== 'second innings' && totals.length > 0 && (
        <NamedValues
          label={i18n.t('Projected total')}
          values={totals.map(({ team, p10, p90 }) => [team, `${Math.round(p10)}–${Math.round(p90)}`])}
        />
      )}
    </>
  );
}

interface NamedValuesProps {
  label: ReactNode;
  values: readonly (readonly [name: string, value: string])[];
}

/** Below a label names, such as of teams, each with its value on a line. */
function NamedValues({ label, values }: NamedValuesProps) {
  return (
    <div className="col-span-full">
      <dt className="mb-0.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted">{label}</dt>
      <dd className="text-sm tabular">
        {values.map(([name, value]) => (
          <span key={name} className="flex min-h-7 items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span> <b className="whitespace-nowrap">{value}</b>
          </span>
        ))}
      </dd>
    </div>
  );
}
