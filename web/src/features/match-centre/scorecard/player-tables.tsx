import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { StatTable } from '../../../ui/layout/stat-table.tsx';
import { oversShown } from '../../../ui/match/overs.ts';

/** The numbers stand at the right, in columns of the same widths in both tables. */
const columnWidths =
  '[&_th:first-child]:w-full [&_td]:w-8 [&_td:nth-child(4)]:w-7 [&_td:last-child]:w-15 [&_td:last-child]:pl-4 [&_td]:min-w-7';

interface TableProps<Line> {
  /** Read by screen readers only. */
  caption: string;
  rows: readonly (Line & { key: string; head: ReactNode; note?: ReactNode })[];
}

interface Batting {
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  strikeRate: number | null;
}

/** Batters with runs, balls, fours, sixes and strike rate. */
export function BatterTable({ caption, rows }: TableProps<Batting>) {
  const { i18n } = useLingui();
  return (
    <StatTable
      className={columnWidths}
      caption={caption}
      first={i18n.t('Batter')}
      columns={[
        { short: i18n.t('R'), name: i18n.t('Runs') },
        { short: i18n.t('B'), name: i18n.t('Balls') },
        { short: i18n.t('4s'), name: i18n.t('Fours') },
        { short: i18n.t('6s'), name: i18n.t('Sixes') },
        { short: i18n.t('SR'), name: i18n.t('Strike rate') },
      ]}
      rows={rows.map(({ runs, balls, fours, sixes, strikeRate, ...row }) => ({
        ...row,
        strong: 0,
        cells: [runs, balls, fours, sixes, strikeRate?.toFixed(1) ?? '–'].map(String),
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
export function BowlerTable({ caption, rows }: TableProps<Bowling>) {
  const { i18n } = useLingui();
  return (
    <StatTable
      className={columnWidths}
      caption={caption}
      first={i18n.t('Bowler')}
      columns={[
        { short: i18n.t('O'), name: i18n.t('Overs') },
        { short: i18n.t('M'), name: i18n.t('Maidens') },
        { short: i18n.t('R'), name: i18n.t('Runs') },
        { short: i18n.t('W'), name: i18n.t('Wickets') },
        { short: i18n.t('Econ'), name: i18n.t('Economy') },
      ]}
      rows={rows.map(({ overs, maidens, runs, wickets, economy, ...row }) => ({
        ...row,
        strong: 3,
        cells: [oversShown(overs), maidens, runs, wickets, economy?.toFixed(1) ?? '–'].map(String),
      }))}
    />
  );
}
