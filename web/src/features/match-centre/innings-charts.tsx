import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { ChartCard } from '../../ui/charts/chart-figure.tsx';
import { LinePlot, type PlotLine } from '../../ui/charts/line-plot.tsx';
import { upAxis } from '../../ui/charts/nice-ticks.ts';
import { type MatchView, scoreText, shortNameIn } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import {
  axisOversOf,
  barTicks,
  firstOverSeen,
  inningsName,
  lastOverOf,
  type InningsProgress,
  type OverEnd,
  oversOfProgress,
  overTicks,
} from './score/innings-progress.ts';

type ChartedMatch = Pick<MatchView, 'matchType' | 'teamInfo'>;

interface InningsLine {
  name: string;
  /** The short name of the team. */
  short: string;
  colour: string;
  dashes: string | undefined;
  overs: OverEnd[];
  /** Overs bowled so far, as `16.2`. */
  oversText: string;
}

/** The worm: each innings' total over by over, wickets as dots. */
export function InningsWorm({ progress, match }: { progress: MatchProgress; match: ChartedMatch }) {
  const { i18n } = useLingui();
  const regular = progress.innings.filter(({ superOver }) => !superOver);
  const lines = regular.map((innings, index) => ({
    name: inningsName(i18n, regular, index),
    short: shortNameIn(match, innings.team),
    colour: coloursInMatch(innings.team, match.teamInfo).ink,
    dashes: lineDashes[index % lineDashes.length],
    overs: oversOfProgress(innings, progress.ballsPerOver, lastOverOf(match.matchType)),
    oversText: oversShown(innings.points.at(-1)?.overs ?? '0'),
  }));
  const axisOvers = axisOversOf(progress, match.matchType);
  const { up, height } = upAxis(
    Math.max(0, ...lines.flatMap(({ overs }) => overs.map(({ total }) => total))),
  );
  const shownOvers = oversSeen(lines);
  return (
    <ChartCard
      title={i18n.t('Worm')}
      table={{
        caption: i18n.t('Totals over by over'),
        head: [i18n.t('Over'), ...lines.map(({ name }) => name)],
        rows: shownOvers.map((over) => [
          String(over),
          ...lines.map(({ overs }) => endOf(overs, over) ?? '–'),
        ]),
      }}
      legend={lateStartText(i18n, lines)}
    >
      <LinePlot
        name={i18n.t('Worm')}
        summary={lines.map((line) => totalText(i18n, line)).join(' · ')}
        hint={i18n.t('Total after each over; a dot is a wicket.')}
        across={overTicks(axisOvers)}
        up={up}
        units={{ across: i18n.t('overs'), up: i18n.t('runs') }}
        readings={shownOvers.map((over) => ({
          position: bowledIn(lines, over) / axisOvers,
          text: readOver(i18n, lines, over),
        }))}
        lines={lines.map((line) => lineOf(line, { axisOvers, height }))}
      />
    </ChartCard>
  );
}

/** Lines differ by their dashes as well, so that colour is never the only difference. */
const lineDashes = [undefined, '7 4', '2 4', '1 3 6 3'];

function oversSeen(lines: readonly InningsLine[]): number[] {
  const seen = new Set(lines.flatMap(({ overs }) => overs.map(({ over }) => over)));
  return [...seen].toSorted((a, b) => a - b);
}

/** Names each innings whose first over was not recorded, with the first over that was. */
function lateStartText(i18n: I18n, lines: readonly InningsLine[]): string {
  const late = lines.flatMap(({ name, overs }) => {
    const over = firstOverSeen(overs);
    return over === null ? [] : [`${name}: ${i18n.t('Followed from over {over} on.', { over })}`];
  });
  return late.join(' ');
}

function lineOf(
  { name, short, overs, colour, dashes }: InningsLine,
  { axisOvers, height }: { axisOvers: number; height: (runs: number) => number },
): PlotLine {
  const start = firstOverSeen(overs) === null ? [{ across: 0, up: 0 }] : [];
  const points = overs.map(({ over, from, bowled, total, added }) => {
    const gap = over - from > 1;
    // In which of the missing overs a wicket fell is not known.
    const mark = !gap && added !== null && added.wickets > 0;
    return { across: bowled / axisOvers, up: height(total), mark, gap };
  });
  const last = overs.at(-1);
  const end = { name: short, value: scoreText({ r: last?.total ?? 0, w: last?.wickets ?? 0 }) };
  return { label: name, end, colour, dashes, points: [...start, ...points] };
}

function readOver(i18n: I18n, lines: readonly InningsLine[], over: number): string {
  const scores = lines.flatMap(({ name, overs }) => {
    const end = endOf(overs, over);
    return end ? [`${name} ${end}`] : [];
  });
  return `${i18n.t('Over {over}', { over })}: ${scores.join(' · ')}`;
}

/** Returns how far the longest innings went in an over that at least one of them has, as overs bowled. */
function bowledIn(lines: readonly InningsLine[], over: number): number {
  const ends = lines.flatMap(({ overs }) => overs.filter((candidate) => candidate.over === over));
  return Math.max(...ends.map(({ bowled }) => bowled));
}

function endOf(overs: readonly OverEnd[], over: number): string | undefined {
  const overEnd = overs.find((candidate) => candidate.over === over);
  return overEnd && `${overEnd.total}/${overEnd.wickets}`;
}

function totalText(i18n: I18n, { name, overs, oversText }: InningsLine): string {
  const last = overs.at(-1);
  const score = `${last?.total ?? 0}/${last?.wickets ?? 0}`;
  return `${name} ${i18n.t('{score} ({overs} ov)', { score, overs: oversText })}`;
}

interface InningsManhattanProps {
  innings: InningsProgress;
  /** The whole match, for axes that all its innings share. */
  progress: MatchProgress;
  match: ChartedMatch;
}

/** The Manhattan: runs of each over, wickets as dots over it. */
export function InningsManhattan({ innings, progress, match }: InningsManhattanProps) {
  const { i18n } = useLingui();
  const oversOf = (shown: InningsProgress) =>
    oversOfProgress(shown, progress.ballsPerOver, lastOverOf(match.matchType));
  const overs = oversOf(innings);
  const bars = barsOf(overs);
  const firstSeen = firstOverSeen(overs);
  const axisOvers = axisOversOf(progress, match.matchType);
  const runsOfAllOvers = progress.innings.flatMap((each) => barsOf(oversOf(each)).map(averageOf));
  const { up, height } = upAxis(Math.max(...runsOfAllOvers));
  const { team } = innings;
  const title = innings.superOver
    ? i18n.t('Manhattan: {team}, super over', { team })
    : i18n.t('Manhattan: {team}', { team });
  return (
    <ChartCard
      title={title}
      table={{
        caption: i18n.t('Runs and wickets over by over'),
        head: [i18n.t('Over'), i18n.t('Runs'), i18n.t('Wickets')],
        rows: bars.map((bar) => [oversOfBar(bar), ...[bar.runs, bar.wickets].map(String)]),
      }}
      legend={legendOf(i18n, firstSeen, bars)}
    >
      <BarPlot
        name={title}
        summary={summaryOf(i18n, bars)}
        across={barTicks(axisOvers)}
        acrossAlign="middle"
        up={up}
        units={{ across: i18n.t('overs'), up: i18n.t('runs') }}
        bars={bars.map((bar) => ({
          key: bar.over,
          up: height(averageOf(bar)),
          dots: bar.wickets,
          slots: bar.over - bar.from + 1,
        }))}
        firstSlot={firstSeen ?? 0}
        slots={axisOvers}
        colour={coloursInMatch(innings.team, match.teamInfo).ink}
        texts={bars.map((bar) => overText(i18n, bar))}
      />
    </ChartCard>
  );
}

/** No bar for an over with unknown runs. */
function barsOf(overs: readonly OverEnd[]) {
  return overs.flatMap(({ over, from, added }) => (added ? [{ over, from, ...added }] : []));
}

type OverBar = ReturnType<typeof barsOf>[number];

/** Runs per over of a bar. */
function averageOf({ over, from, runs }: OverBar): number {
  return runs / (over - from + 1);
}

/** `5`, or `4–5` for overs that share a bar. */
function oversOfBar({ over, from }: OverBar): string {
  return from === over ? String(over) : `${from}–${over}`;
}

function legendOf(i18n: I18n, firstSeen: number | null, bars: readonly OverBar[]): string {
  const late = firstSeen === null ? '' : i18n.t('Followed from over {over} on.', { over: firstSeen });
  const hasWide = bars.some(({ over, from }) => from < over);
  return `${late} ${hasWide ? i18n.t('A wide bar is the average of overs without their own score.') : ''}`.trim();
}

function overText(i18n: I18n, bar: OverBar): string {
  const { runs, wickets } = bar;
  const over = oversOfBar(bar);
  const scored = i18n.t('Over {over}: {runs, plural, one {# run} other {# runs}}', { over, runs });
  if (wickets === 0) return scored;
  return `${scored}, ${i18n.t('{wickets, plural, one {# wicket} other {# wickets}}', { wickets })}`;
}

function summaryOf(i18n: I18n, bars: readonly OverBar[]): string {
  const [best] = bars.filter(({ over, from }) => from === over).toSorted((a, b) => b.runs - a.runs);
  return best ? i18n.t('Most in one over: {runs}, over {over}', { runs: best.runs, over: best.over }) : '';
}
