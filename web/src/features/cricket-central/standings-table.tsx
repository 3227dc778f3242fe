import type { Standing } from '@gullylens/contract/http/cricket-series';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
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
        head: <TeamName standing={row} />,
        cells: [row.played, row.won, row.lost, row.tied + row.noResult, row.points].map(String),
        strong: 4,
      }))}
    />
  );
}

/** Leads to the page of a team that history knows. */
function TeamName({ standing: { key, team } }: { standing: Standing }) {
  const name = <span className="line-clamp-2">{team}</span>;
  if (key === null) return name;
  return (
    <Link
      to={pathTo.team(key)}
      className="block py-1 underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
