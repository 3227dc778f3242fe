import type { MatchProgress } from '@gullylens/contract/http/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChartCard } from '../../ui/chart-figure.tsx';
import { BarPlot } from '../../ui/plot/bar-plot.tsx';
import { upAxis } from '../../ui/plot/nice-ticks.ts';
import {
  followedFrom,
  type InningsProgress,
  type OverEnd,
  oversOfProgress,
  overTicks,
  oversShownOf,
} from './innings-progress.ts';

interface OverBar {
  over: number;
  runs: number;
  wickets: number;
}

interface InningsManhattanProps {
  innings: InningsProgress;
  /** The whole match, for axes that all its innings share. */
  progress: MatchProgress;
  /** Of the match, for how long an innings goes. */
  format: string;
}

/** The Manhattan: runs of each over, wickets as dots over it. */
export function InningsManhattan({ innings, progress, format }: InningsManhattanProps) {
  const { i18n } = useLingui();
  const oversOf = (one: InningsProgress) => oversOfProgress(one, progress.ballsPerOver);
  const overs = oversOf(innings);
  const bars = barsOf(overs);
  const seen = followedFrom(overs);
  const places = oversShownOf(progress, format);
  const most = Math.max(...progress.innings.flatMap((one) => barsOf(oversOf(one)).map(({ runs }) => runs)));
  const { up, height } = upAxis(most);
  const { team } = innings;
  const title = innings.superOver
    ? i18n.t('Manhattan: {team}, super over', { team })
    : i18n.t('Manhattan: {team}', { team });
  return (
    <ChartCard
      title={title}
      note={i18n.t('Runs in each over; a dot is a wicket.')}
      table={{
        caption: i18n.t('Runs and wickets over by over'),
        head: [i18n.t('Over'), i18n.t('Runs'), i18n.t('Wickets')],
        rows: bars.map(({ over, runs, wickets }) => [over, runs, wickets].map(String)),
      }}
      legend={seen && i18n.t('Followed from over {over} on.', { over: seen })}
    >
      <BarPlot
        name={title}
        summary={summaryOf(i18n, bars)}
        across={overTicks(places)}
        up={up}
        bars={bars.map(({ over, runs, wickets }) => ({ key: over, up: height(runs), dots: wickets }))}
        firstPlace={(bars[0]?.over ?? 1) - 1}
        places={places}
        tone="turf"
        texts={bars.map((bar) => overText(i18n, bar))}
      />
    </ChartCard>
  );
}

/** No bar for an over whose runs cannot be told. */
function barsOf(overs: readonly OverEnd[]): OverBar[] {
  return overs.flatMap(({ over, added }) => (added ? [{ over, ...added }] : []));
}

function overText(i18n: I18n, { over, runs, wickets }: OverBar): string {
  const scored = i18n.t('Over {over}: {runs, plural, one {# run} other {# runs}}', { over, runs });
  if (wickets === 0) return scored;
  return `${scored}, ${i18n.t('{wickets, plural, one {# wicket} other {# wickets}}', { wickets })}`;
}

function summaryOf(i18n: I18n, bars: readonly OverBar[]): string {
  const [best] = bars.toSorted((a, b) => b.runs - a.runs);
  return best ? i18n.t('Most in one over: {runs}, over {over}', { runs: best.runs, over: best.over }) : '';
}
