import type {
  BattingSums,
  BowlingSums,
  PlayerSplit,
  PlayerSplits,
} from '@gullylens/contract/http/history/player-splits';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { SectionCard } from '../../ui/layout/section.tsx';
import { StatTable } from '../../ui/layout/stat-table.tsx';

/** A player's record in one format by phase, opponent and venue. */
export function SplitTables({ splits }: { splits: PlayerSplits }) {
  const { i18n } = useLingui();
  const { phases, opponents, venues } = splits;
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="min-w-0 space-y-6">
        {phases.length > 0 && <PhaseTables splits={splits} />}
        {splits.bowlingStyles.length > 0 && <StyleTable splits={splits} />}
        <SplitCard title={i18n.t('By opponent')} splits={opponents} pathOf={pathTo.team} />
      </div>
      <SplitCard title={i18n.t('By ground')} splits={venues} pathOf={pathTo.venue} />
    </div>
  );
}

const MATCHES_NOTE = sentence(
  '{count, plural, one {From the balls of # match} other {From the balls of the latest # matches}}',
);

const phaseNames = {
  powerplay: sentence('Powerplay'),
  middle: sentence('Middle overs'),
  death: sentence('Death overs'),
} as const;

function PhaseTables({ splits: { phases, matches } }: { splits: PlayerSplits }) {
  const { i18n } = useLingui();
  const note = i18n.t(MATCHES_NOTE, { count: matches });
  const rows = phases.map(({ phase, ...sums }) => ({ key: phase, head: i18n.t(phaseNames[phase]), ...sums }));
  return (
    <SectionCard title={i18n.t('By phase')} note={note}>
      <SumsTable of="batting" caption={i18n.t('Batting by phase')} rows={rows} />
      {rows.some(({ bowling }) => bowling.balls > 0) && (
        <div className="mt-4">
          <SumsTable of="bowling" caption={i18n.t('Bowling by phase')} rows={rows} />
        </div>
      )}
    </SectionCard>
  );
}

const styleNames = { pace: sentence('Against pace'), spin: sentence('Against spin') } as const;

function StyleTable({ splits: { bowlingStyles, unknownStyleBalls, matches } }: { splits: PlayerSplits }) {
  const { i18n } = useLingui();
  const title = i18n.t('By bowling');
  return (
    <SectionCard title={title} note={i18n.t(MATCHES_NOTE, { count: matches })}>
      <SumsTable
        of="batting"
        caption={title}
        rows={bowlingStyles.map(({ style, batting }) => ({
          key: style,
          head: i18n.t(styleNames[style]),
          batting,
        }))}
      />
      {unknownStyleBalls > 0 && (
        <p className="mt-2 text-xs text-muted">
          {i18n.t(
            '{count, plural, one {# more ball was from a bowler of unknown style} other {# more balls were from bowlers of unknown style}}',
            { count: unknownStyleBalls },
          )}
        </p>
      )}
    </SectionCard>
  );
}

interface SplitCardProps {
  title: string;
  splits: readonly PlayerSplit[];
  pathOf: (key: string) => string;
}

function SplitCard({ title, splits, pathOf }: SplitCardProps) {
  const { i18n } = useLingui();
  const hasBowled = splits.some(({ bowling }) => bowling.balls > 0);
  const wickets = { short: i18n.t('W'), name: i18n.t('Wickets') };
  return (
    <SectionCard title={title} note={i18n.t('Whole career, most matches first')}>
      <StatTable
        caption={title}
        first={i18n.t('Name')}
        columns={[
          { short: i18n.t('Mat'), name: i18n.t('Matches') },
          { short: i18n.t('Pts'), name: i18n.t('Fantasy points a match') },
          { short: i18n.t('Runs'), name: i18n.t('Runs') },
          { short: i18n.t('SR'), name: i18n.t('Strike rate') },
          ...(hasBowled ? [wickets] : []),
        ]}
        rows={splits.map(({ key, name, matches, batting, bowling, averagePoints }) => {
          const cells = [
            String(matches),
            averagePoints.toFixed(1),
            String(batting.runs),
            strikeRate(batting),
            ...(hasBowled ? [String(bowling.wickets)] : []),
          ];
          const head = (
            <Link to={pathOf(key)} className="inline-flex min-h-11 items-center text-sky underline">
              {name}
            </Link>
          );
          const note = smallSample(i18n, batting.balls);
          return { key, head, cells, strong: 1, ...note };
        })}
      />
    </SectionCard>
  );
}

type SumsTableProps = { caption: string } & (
  | { of: 'batting'; rows: readonly (SumsRow & { batting: BattingSums })[] }
  | { of: 'bowling'; rows: readonly (SumsRow & { bowling: BowlingSums })[] }
);

interface SumsRow {
  key: string;
  head: string;
}

function SumsTable({ caption, ...table }: SumsTableProps) {
  const { i18n } = useLingui();
  const isBatting = table.of === 'batting';
  const columns = isBatting
    ? [
        { short: i18n.t('Runs'), name: i18n.t('Runs') },
        { short: i18n.t('Balls'), name: i18n.t('Balls faced') },
        { short: i18n.t('Out'), name: i18n.t('Dismissals') },
        { short: i18n.t('SR'), name: i18n.t('Strike rate') },
      ]
    : [
        { short: i18n.t('Runs'), name: i18n.t('Runs conceded') },
        { short: i18n.t('Balls'), name: i18n.t('Balls bowled') },
        { short: i18n.t('W'), name: i18n.t('Wickets') },
        { short: i18n.t('Econ'), name: i18n.t('Economy') },
      ];
  const rows =
    table.of === 'batting'
      ? table.rows.map(({ batting, ...row }) => ({
          ...row,
          balls: batting.balls,
          cells: battingCells(batting),
        }))
      : table.rows.map(({ bowling, ...row }) => ({
          ...row,
          balls: bowling.balls,
          cells: bowlingCells(bowling),
        }));
  return (
    <StatTable
      caption={caption}
      first={i18n.t(isBatting ? 'Batting' : 'Bowling')}
      columns={columns}
      rows={rows.map(({ balls, ...row }) => ({ ...row, strong: 3, ...smallSample(i18n, balls) }))}
    />
  );
}

function battingCells(sums: BattingSums): string[] {
  return [...[sums.runs, sums.balls, sums.outs].map(String), strikeRate(sums)];
}

function bowlingCells({ runs, balls, wickets }: BowlingSums): string[] {
  const economy = balls === 0 ? '–' : ((6 * runs) / balls).toFixed(2);
  return [...[runs, balls, wickets].map(String), economy];
}

function strikeRate({ runs, balls }: BattingSums): string {
  return balls === 0 ? '–' : ((100 * runs) / balls).toFixed(1);
}

/** With fewer balls than this a rate says little. */
const FEWEST_BALLS = 30;

/** The note of a row with few balls. */
function smallSample(i18n: I18n, balls: number): { note?: string } {
  if (balls >= FEWEST_BALLS) return {};
  return {
    note: i18n.t('{count, plural, =0 {No balls} one {Only # ball} other {Only # balls}}', { count: balls }),
  };
}
