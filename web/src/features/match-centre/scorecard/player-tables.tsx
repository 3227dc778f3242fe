import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { StatTable } from '../../../ui/layout/stat-table.tsx';
import { oversShown } from '../../../ui/match/overs.ts';
import { wholeText } from '../../../ui/text/number-text.ts';

/** The numbers stand at the right, in columns of the same widths in both tables. */
const columnWidths = '[&_th:first-child]:w-full [&_td]:w-8 [&_td]:min-w-7 [&_td:nth-child(4)]:w-7';
const rateWidth = '[&_td:nth-child(6)]:w-15 [&_td:nth-child(6)]:pl-4';
/** With points the rate is narrower on phones, so that most names stay on one line; the narrowest phones have none. */
const pointsWidth =
  'max-[22.5rem]:[&_:is(th,td):nth-child(6)]:hidden [&_td:nth-child(6)]:w-13 sm:[&_td:nth-child(6)]:w-15 sm:[&_td:nth-child(6)]:pl-4 [&_td:nth-child(7)]:font-bold [&_td:nth-child(7)]:text-turf';

function classesOf(hasPoints: boolean): string {
  return `${columnWidths} ${hasPoints ? pointsWidth : rateWidth}`;
}

interface TableProps<Line> {
  /** Read by screen readers only. */
  caption: string;
  rows: readonly (Line & {
    key: string;
    head: ReactNode;
    note?: ReactNode;
    points?: number | null | undefined;
  })[];
  /** True for a last column with the players' fantasy points of the whole match. */
  hasPoints?: boolean;
}

interface Batting {
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  strikeRate: number | null;
}

/** Batters with runs, balls, fours, sixes and strike rate. */
export function BatterTable({ caption, rows, hasPoints = false }: TableProps<Batting>) {
  const { i18n } = useLingui();
  return (
    <StatTable
      className={classesOf(hasPoints)}
      caption={caption}
      first={i18n.t('Batter')}
      columns={[
        { short: i18n.t('R'), name: i18n.t('Runs') },
        { short: i18n.t('B'), name: i18n.t('Balls') },
        { short: i18n.t('4s'), name: i18n.t('Fours') },
        { short: i18n.t('6s'), name: i18n.t('Sixes') },
        { short: i18n.t('SR'), name: i18n.t('Strike rate') },
        ...pointsColumn(i18n, hasPoints),
      ]}
      rows={rows.map(({ runs, balls, fours, sixes, strikeRate, points, ...row }) => ({
        ...row,
        strong: 0,
        cells: [
          runs,
          balls,
          fours,
          sixes,
          strikeRate?.toFixed(1) ?? '–',
          ...pointsCell(hasPoints, points),
        ].map(String),
      }))}
    />
  );
}

interface Bowling {
  overs: string;
  maidens: number;
  runs: number;
  wickets: number;
  economy: number | null;
}

/** Bowlers with overs, maidens, runs, wickets and economy. */
export function BowlerTable({ caption, rows, hasPoints = false }: TableProps<Bowling>) {
  const { i18n } = useLingui();
  return (
    <StatTable
      className={classesOf(hasPoints)}
      caption={caption}
      first={i18n.t('Bowler')}
      columns={[
        { short: i18n.t('O'), name: i18n.t('Overs') },
        { short: i18n.t('M'), name: i18n.t('Maidens') },
        { short: i18n.t('R'), name: i18n.t('Runs') },
        { short: i18n.t('W'), name: i18n.t('Wickets') },
        { short: i18n.t('Econ'), name: i18n.t('Economy') },
        ...pointsColumn(i18n, hasPoints),
      ]}
      rows={rows.map(({ overs, maidens, runs, wickets, economy, points, ...row }) => ({
        ...row,
        strong: 3,
        cells: [
          oversShown(overs),
          maidens,
          runs,
          wickets,
          economy?.toFixed(1) ?? '–',
          ...pointsCell(hasPoints, points),
        ].map(String),
      }))}
    />
  );
}

function pointsColumn(i18n: I18n, hasPoints: boolean) {
  return hasPoints ? [{ short: i18n.t('Pts'), name: i18n.t('Fantasy points') }] : [];
}

function pointsCell(hasPoints: boolean, points?: number | null): string[] {
  return hasPoints ? [points === undefined ? '' : wholeText(points)] : [];
}
