import type { Standing } from '@gullylens/contract/http/matches/cricket-series';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { StatTable } from '../layout/stat-table.tsx';
import { rateText } from '../text/number-text.ts';

interface StandingsTableProps {
  /** The name of the series. */
  name: string;
  standings: readonly Standing[];
  /** The teams of the page, whose rows are marked. */
  teamKeys?: readonly (string | null)[];
}

/** The points table of a series, one row per team. */
export function StandingsTable({ name, standings, teamKeys = [] }: StandingsTableProps) {
  const { i18n } = useLingui();
  return (
    <StatTable
      caption={name}
      first={i18n.t('Team')}
      columns={[
        { short: i18n.t('P'), name: i18n.t('Played') },
        { short: i18n.t('W'), name: i18n.t('Won') },
        { short: i18n.t('L'), name: i18n.t('Lost') },
        { short: i18n.t('NR'), name: i18n.t('Tied or no result') },
        { short: i18n.t('Pts'), name: i18n.t('Points') },
        { short: i18n.t('NRR'), name: i18n.t('Net run rate') },
      ]}
      rows={standings.map((row) => ({
        key: row.team,
        head:
          row.key === null ? (
            row.team
          ) : teamKeys.includes(row.key) ? (
            <strong className="text-turf">{row.team}</strong>
          ) : (
            <Link
              to={pathTo.team(row.key)}
              className="line-clamp-2 py-1 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {row.team}
            </Link>
          ),
        cells: [
          ...[row.played, row.won, row.lost, row.tied + row.noResult].map(String),
          String(row.points),
          rateText(row.netRunRate),
        ],
        strong: 4,
      }))}
    />
  );
}
