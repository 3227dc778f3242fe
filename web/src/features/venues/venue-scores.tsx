import type { VenueRecord } from '@gullylens/contract/http/history/venues';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { ChartCard } from '../../ui/charts/chart-figure.tsx';
import { upAxis } from '../../ui/charts/nice-ticks.ts';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { DefinitionList, FactLine } from '../../ui/layout/definition-list.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { wholeText } from '../../ui/text/number-text.ts';

const inningsNames = [
  sentence('First innings'),
  sentence('Second innings'),
  sentence('Third innings'),
  sentence('Fourth innings'),
] as const;

/** The averages of each innings and the number of innings they are from. A server of an older release sends none. */
export function InningsScores({ record: { byInnings = [] } }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  if (byInnings.length === 0) return null;
  const title = i18n.t('Scores by innings');
  return (
    <SectionCard
      title={title}
      note={i18n.t('First innings of full length; later innings unless rain changed the target.')}
    >
      <StatTable
        caption={title}
        first={i18n.t('Innings')}
        columns={[
          { short: i18n.t('Played'), name: i18n.t('Innings behind the average') },
          { short: i18n.t('Runs'), name: i18n.t('Average runs') },
          { short: i18n.t('Wkts'), name: i18n.t('Average wickets') },
        ]}
        rows={byInnings.map(({ innings, sample, averageScore, averageWickets }) => ({
          key: String(innings),
          head: i18n.t(inningsNames[innings - 1] ?? String(innings)),
          cells: [String(sample), wholeText(averageScore), averageWickets?.toFixed(1) ?? '–'],
          strong: 1,
        }))}
      />
    </SectionCard>
  );
}

/** First-innings averages by year as bars. Nothing without a complete first innings. */
export function YearScores({ record: { byYear = [] } }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  const years = byYear.filter(({ sample }) => sample > 0).toReversed();
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return null;
  const title = i18n.t('First-innings average by year');
  const { up, height } = upAxis(Math.max(...years.map(({ averageScore }) => averageScore ?? 0)));
  const slots = last.year - first.year + 1;
  const bars = Array.from({ length: slots }, (_, index) => {
    const year = first.year + index;
    return years.find((entry) => entry.year === year) ?? { year, averageScore: null, sample: 0 };
  });
  const texts = bars.map(({ year, averageScore, sample }) =>
    i18n.t('{year}: {average} from {count, plural, one {# innings} other {# innings}}', {
      year: String(year),
      average: wholeText(averageScore),
      count: sample,
    }),
  );
  return (
    <ChartCard
      title={title}
      note={i18n.t('A year without a bar had no first innings of full length.')}
      table={{
        caption: title,
        head: [i18n.t('Year'), i18n.t('Innings'), i18n.t('Average runs'), i18n.t('Won by the chasing team')],
        rows: byYear.map(({ year, sample, averageScore, decided, chaseSuccess }) => [
          String(year),
          String(sample),
          wholeText(averageScore),
          chaseSuccess === null
            ? '–'
            : i18n.t('{percent}% of {count}', { percent: Math.round(chaseSuccess), count: decided }),
        ]),
      }}
    >
      <BarPlot
        name={title}
        summary={texts.at(-1) ?? ''}
        across={yearTicks(first.year, slots)}
        acrossAlign="middle"
        up={up}
        units={{ up: i18n.t('runs') }}
        bars={bars.map(({ year, averageScore }) => ({ key: year, up: height(averageScore ?? 0) }))}
        slots={slots}
        colour="var(--sky)"
        texts={texts}
      />
    </ChartCard>
  );
}

/** Labels of years that fit side by side on the narrowest phone. */
const MOST_YEARS = 6;

/** Returns labels in the middle of the bars: of every year where all fit, else at equal distances up to the last. */
function yearTicks(first: number, slots: number) {
  const step = Math.ceil(slots / MOST_YEARS);
  return Array.from({ length: slots }, (_, index) => ({
    position: (index + 0.5) / slots,
    text: String(first + index),
  })).filter((_, index) => (slots - 1 - index) % step === 0);
}

/** How many matches the chasing team won, and what the toss was worth; nothing without a decided match. */
export function Chasing({ record: { byYear = [], chaseSuccess, ...toss } }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  const decided = byYear.reduce((sum, year) => sum + year.decided, 0);
  if (chaseSuccess === null || decided === 0) return null;
  const chased = Math.round((chaseSuccess / 100) * decided);
  return (
    <SectionCard
      title={i18n.t('Chasing or batting first')}
      note={i18n.t('{count, plural, one {# decided match} other {# decided matches}}', { count: decided })}
    >
      <SplitBar
        parts={[
          { label: i18n.t('Won by the chasing team'), value: chased, colour: 'var(--turf)' },
          { label: i18n.t('Won batting first'), value: decided - chased, colour: 'var(--sky)' },
        ]}
      />
      <div className="mt-3 border-t border-line pt-1">
        <DefinitionList>
          <FactLine label={i18n.t('Won by the toss winner')}>
            {wholeText(toss.tossWinAdvantage, '%')}
          </FactLine>
          <FactLine label={i18n.t('Toss winner chose to bat')}>{wholeText(toss.tossChoseBat, '%')}</FactLine>
        </DefinitionList>
      </div>
    </SectionCard>
  );
}

const styleNames = { pace: sentence('Pace'), spin: sentence('Spin') } as const;

/** The wickets of pace and spin; nothing when the style of no bowler is known. */
export function StyleShares({ record: { byStyle = [], unknownStyleWickets } }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  if (byStyle.length === 0) return null;
  const title = i18n.t('Pace and spin');
  const wickets = byStyle.reduce((sum, style) => sum + style.wickets, 0);
  return (
    <SectionCard
      title={title}
      note={i18n.t(
        '{count, plural, one {# wicket by a bowler of known style} other {# wickets by bowlers of known style}}, {unknown} by others',
        { count: wickets, unknown: unknownStyleWickets },
      )}
    >
      <SplitBar
        parts={byStyle.map(({ style, wickets: own }) => ({
          label: i18n.t(styleNames[style]),
          value: own,
          colour: style === 'pace' ? 'var(--turf)' : 'var(--sky)',
        }))}
      />
      <StatTable
        caption={title}
        first={i18n.t('Bowling')}
        columns={[
          { short: i18n.t('Wkts'), name: i18n.t('Wickets') },
          { short: '%', name: i18n.t('Share of these wickets') },
          { short: i18n.t('Econ'), name: i18n.t('Economy') },
          { short: i18n.t('Balls'), name: i18n.t('Balls bowled') },
        ]}
        rows={byStyle.map(({ style, balls, runs, wickets: own }) => ({
          key: style,
          head: i18n.t(styleNames[style]),
          cells: [
            String(own),
            wickets === 0 ? '–' : `${Math.round((100 * own) / wickets)}%`,
            balls === 0 ? '–' : ((6 * runs) / balls).toFixed(2),
            String(balls),
          ],
          strong: 1,
        }))}
      />
    </SectionCard>
  );
}
