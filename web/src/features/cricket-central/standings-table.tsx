import type { Standing } from '@gullylens/contract/http/cricket-series';
import { useLingui } from '@lingui/react';
import { FigureTable } from '../../ui/figure-table.tsx';

interface StandingsTableProps {
  /** Of the series. */
  name: string;
  standings: readonly Standing[];
}

/** How the teams of a series stand. */
export function StandingsTable({ name, standings }: StandingsTableProps) {
  const { i18n } = useLingui();
  return (
    <FigureTable
      caption={name}
      first={i18n.t('Team')}
      columns={[
        { short: i18n.t('P'), name: i18n.t('Played') },
        { short: i18n.t('W'), name: i18n.t('Won') },
        { short: i18n.t('L'), name: i18n.t('Lost') },
        { short: i18n.t('NR'), name: i18n.t('Tied or no result') },
        { short: i18n.t('Pts'), name: i18n.t('Points') },
      ]}
      rows={standings.map((row) => ({
        key: row.team,
        head: <span className="line-clamp-2">{row.team}</span>,
        cells: [row.played, row.won, row.lost, row.tied + row.noResult, row.points].map(String),
        strong: 4,
      }))}
    />
  );
}
