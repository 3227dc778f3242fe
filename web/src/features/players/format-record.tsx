import type { PlayerLogEntry, PlayerProfile, PlayerStats } from '@gullylens/contract/http/history/players';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Button } from '../../ui/controls/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { dayText } from '../../ui/text/full-dates.ts';
import { MetricTile } from '../../ui/layout/definition-list.tsx';
import { pointsText } from '../../ui/text/number-text.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useSearchParamChoice } from '../../ui/behaviour/use-search-param-choice.ts';
import { PointsChart } from './points-chart.tsx';
import { RecentForm } from './recent-form.tsx';
import { SplitTables } from './split-tables.tsx';

/** A player's statistics and matches, one format at a time. Nothing without any statistics. */
export function FormatRecord({ player }: { player: PlayerProfile }) {
  const { i18n } = useLingui();
  const formats = player.stats.map((one) => one.format);
  const [format, setFormat] = useSearchParamChoice('format', formats, formats[0]);
  const stats = player.stats.find((one) => one.format === format);
  const splits = useQuery({
    ...apiQuery('GET /api/v1/cricket/players/{id}/splits/', {
      params: { id: player.key },
      query: { format },
    }),
    enabled: stats !== undefined,
  });
  if (!stats) return null;
  const log = player.log.filter((entry) => entry.format === format);
  const figures = (
    <>
      <RecentForm log={log} average={stats.averagePoints} />
      <CareerFigures stats={stats} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PointsChart key={stats.format} log={log} />
        <RecentMatches log={log} />
      </div>
      {/* Last, because they take longest and their height is not known. */}
      <QueryState
        query={splits}
        label={i18n.t('Loading the splits')}
        skeletons={['mt-6 h-96 w-full rounded-card', 'mt-6 h-96 w-full rounded-card']}
      >
        {({ data }) => <SplitTables splits={data} />}
      </QueryState>
    </>
  );
  return (
    <div className="mt-5">
      {formats.length === 1 ? (
        figures
      ) : (
        <Tabs
          label={i18n.t('Formats')}
          tabs={formats.map((one) => ({ key: one, label: one }))}
          selected={stats.format}
          onSelect={setFormat}
        >
          {figures}
        </Tabs>
      )}
    </div>
  );
}

function CareerFigures({ stats }: { stats: PlayerStats }) {
  const { i18n } = useLingui();
  const batting = {
    [i18n.t('Runs')]: whole(stats.runs),
    [i18n.t('Average')]: stats.battingAverage?.toFixed(2) ?? '–',
    [i18n.t('Strike rate')]: stats.strikeRate?.toFixed(2) ?? '–',
    [i18n.t('Highest')]: whole(stats.highest),
    [i18n.t('Fifties and hundreds')]: `${stats.fifties} / ${stats.hundreds}`,
    [i18n.t('Fours and sixes')]: `${whole(stats.fours)} / ${whole(stats.sixes)}`,
  };
  const bowling = {
    [i18n.t('Wickets')]: whole(stats.wickets),
    [i18n.t('Average')]: stats.bowlingAverage?.toFixed(2) ?? '–',
    [i18n.t('Economy')]: stats.economy?.toFixed(2) ?? '–',
    [i18n.t('Most in a match')]: whole(stats.mostWickets),
    [i18n.t('Balls')]: whole(stats.ballsBowled),
    [i18n.t('Maidens')]: whole(stats.maidens),
  };
  const fielding = {
    [i18n.t('Catches')]: whole(stats.catches),
    [i18n.t('Stumpings')]: whole(stats.stumpings),
    [i18n.t('Run-outs')]: whole(stats.runOuts),
  };
  return (
    <>
      <FigureGroup title={i18n.t('Batting')} figures={batting} />
      {stats.ballsBowled > 0 && <FigureGroup title={i18n.t('Bowling')} figures={bowling} />}
      <FigureGroup title={i18n.t('In the field')} figures={fielding} />
    </>
  );
}

function FigureGroup({ title, figures }: { title: string; figures: Readonly<Record<string, string>> }) {
  return (
    <section className="mt-4">
      <h2 className="mb-2 font-bold">{title}</h2>
      {/* Three figures fill a row; six need two columns on a phone. */}
      <dl className="grid grid-cols-3 gap-3 max-sm:has-[>:nth-child(4)]:grid-cols-2 max-[22.5rem]:grid-cols-2 lg:has-[>:nth-child(4)]:grid-cols-6">
        {Object.entries(figures).map(([label, value]) => (
          <MetricTile key={label} label={label} value={value} />
        ))}
      </dl>
    </section>
  );
}

const { format: whole } = new Intl.NumberFormat('en-IN');

const MATCHES_SHOWN = 8;

/** A player's latest matches of one format, a few until all are requested. */
export function RecentMatches({ log }: { log: readonly PlayerLogEntry[] }) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? log : log.slice(0, MATCHES_SHOWN);
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
      <ul className="divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.matchId} className="relative flex items-center gap-3 py-2 text-sm hover:bg-raised">
            <div className="min-w-0 flex-1">
              <Link to={pathTo.match(entry.matchId)} className="font-medium after:absolute after:inset-0">
                {i18n.t('against {opponent}', { opponent: entry.opponent })}
              </Link>
              <p className="text-xs text-muted tabular">
                {dayText(i18n, entry.playedOn)} · {performanceText(i18n, entry)}
              </p>
            </div>
            <p className="text-right">
              <span className="block text-lg font-extrabold tabular">{pointsText(entry.points)}</span>
              <span className="block text-xs text-muted">{i18n.t('points')}</span>
            </p>
          </li>
        ))}
      </ul>
      {log.length > shown.length && (
        <Button look="quiet" className="-ml-4" onClick={() => setAll(true)}>
          {i18n.t('Show all {count}', { count: log.length })}
        </Button>
      )}
    </Card>
  );
}

/** `45 (31) · 2/24`: runs off balls, wickets for runs. */
function performanceText(i18n: I18n, entry: PlayerLogEntry): string {
  const { battingPosition, runs, ballsFaced, ballsBowled, wickets, runsConceded } = entry;
  const batted = battingPosition === null ? i18n.t('Did not bat') : `${runs} (${ballsFaced})`;
  return ballsBowled === 0 ? batted : `${batted} · ${wickets}/${runsConceded}`;
}
