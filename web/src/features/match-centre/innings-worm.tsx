import type { MatchProgress } from '@gullylens/contract/http/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChartCard } from '../../ui/chart-figure.tsx';
import { oversShown } from '../../ui/match/overs.ts';
import { LinePlot, lineTones, type PlotLine } from '../../ui/plot/line-plot.tsx';
import { upAxis } from '../../ui/plot/nice-ticks.ts';
import { followedFrom, type OverEnd, oversOfProgress, oversShownOf, overTicks } from './innings-progress.ts';

interface Grown {
  name: string;
  overs: OverEnd[];
  /** Where the innings stands, as a scoreboard has it. */
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
        stops={seen.map((over) => ({ at: over / across, text: readOver(i18n, grown, over) }))}
        lines={grown.map((side, at) => lineOf(side, at, { across, height }))}
      />
    </ChartCard>
  );
}

/** Overs at whose end a side's total is known, in order. */
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

/** A side's second innings of a long match says so. */
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
