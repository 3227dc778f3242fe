import type { VenueRecord } from '@gullylens/contract/http/history/venues';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { ChartCard } from '../../ui/charts/chart-figure.tsx';
import { upAxis } from '../../ui/charts/nice-ticks.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MetricTile } from '../../ui/layout/definition-list.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { RecordPage } from '../../ui/match/record-page.tsx';
import { dayText } from '../../ui/text/full-dates.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { Chasing, InningsScores, StyleShares, YearScores } from './venue-scores.tsx';

/** A venue: its scoring, its winners and its latest matches. */
export function VenueProfile({ profileKey }: { profileKey: string }) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/venues/{id}/', { params: { id: profileKey } }));
  return (
    <RecordPage
      query={query}
      labels={{
        page: i18n.t('Venue'),
        loading: i18n.t('Loading the ground'),
        failed: sentence('This venue did not load'),
        missing: i18n.t('We could not find that ground.'),
        whyMissing: i18n.t('We have no matches at this ground.'),
      }}
      skeletons={[
        { size: 'h-11 lg:col-span-2', shape: 'tab' },
        { size: 'h-48 lg:col-span-2', shape: 3 },
        { size: 'h-96', shape: 8 },
        { size: 'h-96', shape: 8 },
      ]}
    >
      {(venue) => (
        <>
          <header className="rounded-card border border-line bg-surface p-4 md:p-6">
            <h1 className="text-xl font-bold">{venue.name}</h1>
            <p className="text-muted">{venue.city ?? i18n.t('City unknown')}</p>
            <p className="mt-3 text-sm text-muted tabular">
              {i18n.t('{count, plural, one {# match} other {# matches}}', { count: venue.matches })} ·{' '}
              {venue.records.length === 1 &&
                `${venue.records.map((record) => nameOf(i18n, record)).join('')} · `}
              {i18n.t('Last played {date}', { date: dayText(i18n, venue.lastMatch) })}
            </p>
          </header>
          <VenueRecords records={venue.records} />
          <Card className="mt-6 p-4">
            <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
            <PlayedMatchList matches={venue.recent} />
          </Card>
        </>
      )}
    </RecordPage>
  );
}

/** The statistics of a venue, one format and gender at a time, the most played first. */
function VenueRecords({ records }: { records: readonly VenueRecord[] }) {
  const { i18n } = useLingui();
  const tabs = records.map((record) => ({ key: keyOf(record), label: nameOf(i18n, record) }));
  const keys = tabs.map(({ key }) => key);
  const [chosen, setChosen] = useSearchParamChoice('format', keys, keys[0] ?? '');
  const record = records.find((candidate) => keyOf(candidate) === chosen);
  if (!record) return null;
  const figures = <Figures key={chosen} record={record} />;
  return (
    <div className="mt-5">
      {tabs.length === 1 ? (
        figures
      ) : (
        <Tabs label={i18n.t('Formats')} tabs={tabs} selected={chosen} onSelect={setChosen}>
          {figures}
        </Tabs>
      )}
    </div>
  );
}

function Figures({ record }: { record: VenueRecord }) {
  return (
    <>
      <RecordFigures record={record} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <TotalsHistogram record={record} />
        <div className="space-y-6">
          <Chasing record={record} />
          <StyleShares record={record} />
        </div>
        <YearScores record={record} />
        <InningsScores record={record} />
      </div>
    </>
  );
}

function keyOf({ format, gender }: VenueRecord): string {
  return `${format} ${gender}`;
}

function nameOf(i18n: I18n, { format, gender }: VenueRecord): string {
  return gender === 'female' ? i18n.t('{format}, women', { format }) : format;
}

function RecordFigures({ record }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  const figures = [
    {
      label: i18n.t('Average first innings'),
      value: wholeText(record.averageScore),
      note: i18n.t('{count, plural, one {# match} other {# matches}}', { count: record.matches }),
    },
    { label: i18n.t('Average powerplay'), value: wholeText(record.averagePowerplay) },
    {
      label: i18n.t('Highest and lowest'),
      value: `${wholeText(record.highest)}\u00a0/\u00a0${wholeText(record.lowest)}`,
    },
    { label: i18n.t('Wickets in a first innings'), value: record.averageWickets?.toFixed(1) ?? '–' },
  ];
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      {figures.map((figure) => (
        <MetricTile key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

/** How often each range of first-innings totals occurred at a venue, in one format and gender. */
export function TotalsHistogram({ record: { firstInningsTotals } }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  const bins = binTotals(firstInningsTotals);
  const { up, height } = upAxis(Math.max(0, ...bins.map(({ count }) => count)));
  const title = i18n.t('First-innings totals');
  if (bins.length === 0) {
    return <ChartCard title={title} note={i18n.t('No full-length first innings here yet.')} />;
  }
  return (
    <ChartCard
      title={title}
      note={i18n.t('How many innings ended in each range; those that rain cut short are left out.')}
      table={{
        caption: title,
        head: [i18n.t('Runs'), i18n.t('Innings')],
        rows: bins.map((bin) => [rangeText(bin), String(bin.count)]),
      }}
    >
      <BarPlot
        name={title}
        summary={summaryOf(i18n, bins)}
        across={binTicks(bins)}
        up={up}
        units={{ across: i18n.t('runs'), up: i18n.t('innings') }}
        bars={bins.map(({ from, count }) => ({ key: from, up: height(count) }))}
        slots={bins.length}
        colour="var(--sky)"
        texts={bins.map((bin) => {
          const innings = i18n.t('{count, plural, one {# innings} other {# innings}}', { count: bin.count });
          return `${rangeText(bin)}: ${innings}`;
        })}
      />
    </ChartCard>
  );
}

/** Returns the labels of the horizontal axis: where each bin begins, or every second of more than six bins. */
function binTicks(bins: readonly TotalBin[]) {
  const every = bins.length > 6 ? 2 : 1;
  const starts = bins.map(({ from }, index) => ({ position: index / bins.length, text: String(from) }));
  return starts.filter((_, index) => index % every === 0);
}

/** `150–159`: the totals of a bin, in runs. */
function rangeText({ from, to }: TotalBin): string {
  return `${from}–${to - 1}`;
}

function summaryOf(i18n: I18n, bins: readonly TotalBin[]): string {
  const [fullest] = bins.toSorted((a, b) => b.count - a.count);
  return fullest ? i18n.t('Most often {from} to {to}', { from: fullest.from, to: fullest.to - 1 }) : '';
}

interface TotalBin {
  /** Runs from `from` up to, and without, `to`. */
  from: number;
  to: number;
  count: number;
}

const MAX_WIDTH = 200;
/** Widths of a bin to choose from, in runs. */
const WIDTHS = [5, 10, 20, 25, 50, 100, MAX_WIDTH] as const;
const MAX_BINS = 10;

/** Returns totals in at most ten bins of a round width, with empty bins between the lowest and the highest total. */
export function binTotals(totals: readonly number[]): TotalBin[] {
  if (totals.length === 0) return [];
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  const binCount = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = WIDTHS.find((candidate) => binCount(candidate) <= MAX_BINS) ?? MAX_WIDTH;
  const first = Math.floor(lowest / width) * width;
  return Array.from({ length: binCount(width) }, (_, i) => {
    const [from, to] = [first + i * width, first + (i + 1) * width];
    return { from, to, count: totals.filter((total) => total >= from && total < to).length };
  });
}
