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
  const { toss, venue } = match;
  const place = [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <PreviewCard title="Match Details">
      <Fact label="Status" value={statusWord(match.status)} />
      <Fact label="Format" value={match.matchType.toUpperCase()} />
      <Fact label="Starts" value={startText(match.start_at)} />
      <Fact label="Venue" value={place || 'To be announced'} />
      <Fact label="Tournament" value={match.tournament?.name ?? 'To be announced'} />
      <Fact label="Gender" value={genderOf(match)} />
      <Fact label="Toss" value={toss ? `${toss.winner} chose to ${toss.decision}` : 'Not yet'} />
    </PreviewCard>
  );
}

/** The vendor does not say; names of women's teams and matches do. */
function genderOf(match: MatchSummary): string {
  return /\bwomen\b|\(w\)/i.test(`${match.name} ${match.teams.join(' ')}`) ? 'Female' : 'Male';
}

export function StatisticsCard({ match }: { match: MatchSummary }) {
  const innings = match.teamInfo.flatMap((team) => inningsOf(match, team));
  return (
    <PreviewCard title="Statistics">
      {innings.length === 0 && <Nothing>Figures begin with the first ball.</Nothing>}
      {innings.map((one) => (
        <Fact
          key={one.inning}
          label={one.team}
          value={`${scoreText(one)} in ${oversShown(one.o)} overs, ${runRate(one)} an over`}
        />
      ))}
    </PreviewCard>
  );
}

export function VenueAnalysisCard({ match }: { match: MatchSummary }) {
  const { key } = match.venue;
  const venue = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: key ?? '' } }),
    ...(key === null ? { queryFn: skipToken } : {}),
  });
  const record = venue.data?.data.records.find((one) => one.format.toLowerCase() === match.matchType);
  return (
    <PreviewCard title="Venue Analysis">
      {record ? <VenueFacts record={record} /> : <Nothing>{venueText(venue.isFetching)}</Nothing>}
    </PreviewCard>
  );
}

function venueText(fetching: boolean): string {
  return fetching ? 'Looking through the history...' : 'No matches of this format here in the history.';
}

function whole(figure: number | null, unit = ''): string {
  return figure === null ? 'No history' : `${Math.round(figure)}${unit}`;
}

function VenueFacts({ record }: { record: VenueRecord }) {
  return (
    <>
      <Fact label="Matches in the history" value={String(record.matches)} />
      <Fact label="Average first innings" value={whole(record.averageScore)} />
      <Fact label="Highest and lowest" value={`${record.highest ?? '–'} and ${record.lowest ?? '–'}`} />
      <Fact label="Won by the chasing team" value={whole(record.chaseSuccess, '%')} />
    </>
  );
}

export function PredictionsCard({ match }: { match: MatchSummary }) {
  const text =
    match.phase === 'upcoming'
      ? 'Captain, vice-captain and player calls for this match stand in its expert analysis, before the toss.'
      : 'Calls are made before the toss and stay as they were. See the expert analysis of this match.';
  return (
    <PreviewCard title="Predictions">
      <Nothing>{text}</Nothing>
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
  return (
    <div>
      <dt className="sr-only">Note</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}
