import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChartCard } from '../../ui/charts/chart-figure.tsx';
import { oversShown } from '../../ui/match/overs.ts';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { LinePlot, lineTones, type PlotLine } from '../../ui/charts/line-plot.tsx';
import { upAxis } from '../../ui/charts/nice-ticks.ts';
import {
  followedFrom,
  type InningsProgress,
  type OverEnd,
  oversOfProgress,
  oversShownOf,
  overTicks,
} from './innings-progress.ts';

interface Grown {
  name: string;
  overs: OverEnd[];
  ended: string;
}

/** The worm: each innings' total over by over, wickets as dots. */
export function InningsWorm({ progress, format }: { progress: MatchProgress; format: string }) {
  const { i18n } = useLingui();
  const long = progress.innings.filter(({ superOver }) => !superOver);
  const grown = long.map((innings, at) => ({
    name: nameOf(i18n, long, at),
    overs: oversOfProgress(innings, progress.ballsPerOver),
    ended: oversShown(innings.points.at(-1)?.overs ?? '0'),
  }));
  const across = oversShownOf(progress, format);
  const { up, height } = upAxis(Math.max(...grown.map(({ overs }) => overs.at(-1)?.total ?? 0)));
  const seen = oversSeen(grown);
  return (
    <ChartCard
      title={i18n.t('Worm')}
      note={i18n.t('Total after each over; a dot is a wicket.')}
      table={{
        caption: i18n.t('Totals over by over'),
        head: [i18n.t('Over'), ...grown.map(({ name }) => name)],
        rows: seen.map((over) => [String(over), ...grown.map(({ overs }) => endOf(overs, over) ?? '–')]),
      }}
      legend={followedText(i18n, grown)}
    >
      <LinePlot
        name={i18n.t('Worm')}
        summary={grown.map((side) => totalText(i18n, side)).join(' · ')}
        across={overTicks(across)}
        up={up}
        readings={seen.map((over) => ({ at: over / across, text: readOver(i18n, grown, over) }))}
        lines={grown.map((side, at) => lineOf(side, at, { across, height }))}
      />
    </ChartCard>
  );
}

function oversSeen(grown: readonly Grown[]): number[] {
  const seen = new Set(grown.flatMap(({ overs }) => overs.map(({ over }) => over)));
  return [...seen].toSorted((a, b) => a - b);
}

/** Names each innings whose start was not seen. */
function followedText(i18n: I18n, grown: readonly Grown[]): string {
  const late = grown.flatMap(({ name, overs }) => {
    const over = followedFrom(overs);
    return over === null ? [] : [`${name}: ${i18n.t('Followed from over {over} on.', { over })}`];
  });
  return late.join(' ');
}

/** A team's second innings of a long match is labelled. */
function nameOf(i18n: I18n, innings: MatchProgress['innings'], at: number): string {
  const team = innings[at]?.team ?? '';
  const before = innings.slice(0, at).filter((one) => one.team === team).length;
  return before === 0 ? team : i18n.t('{team}, innings {number}', { team, number: before + 1 });
}

function lineOf(
  { name, overs }: Grown,
  at: number,
  { across, height }: { across: number; height: (runs: number) => number },
): PlotLine {
  const start = followedFrom(overs) === null ? [{ across: 0, up: 0 }] : [];
  const points = overs.map(({ over, total, added }) => ({
    across: over / across,
    up: height(total),
    mark: added !== null && added.wickets > 0,
  }));
  const tone = lineTones[at % lineTones.length] ?? 'turf';
  return { label: name, tone, points: [...start, ...points] };
}

function readOver(i18n: I18n, grown: readonly Grown[], over: number): string {
  const sides = grown.flatMap(({ name, overs }) => {
    const end = endOf(overs, over);
    return end ? [`${name} ${end}`] : [];
  });
  return `${i18n.t('Over {over}', { over })}: ${sides.join(' · ')}`;
}

function endOf(overs: readonly OverEnd[], over: number): string | undefined {
  const end = overs.find((one) => one.over === over);
  return end && `${end.total}/${end.lost}`;
}

function totalText(i18n: I18n, { name, overs, ended }: Grown): string {
  const last = overs.at(-1);
  const score = `${last?.total ?? 0}/${last?.lost ?? 0}`;
  return `${name} ${i18n.t('{score} ({overs} ov)', { score, overs: ended })}`;
}

interface OverBar {
  over: number;
  runs: number;
  wickets: number;
}

interface InningsManhattanProps {
  innings: InningsProgress;
  /** The whole match, for axes that all its innings share. */
  progress: MatchProgress;
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
        firstSlot={(bars[0]?.over ?? 1) - 1}
        slots={places}
        tone="turf"
        texts={bars.map((bar) => overText(i18n, bar))}
      />
    </ChartCard>
  );
}

/** No bar for an over with unknown runs. */
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
