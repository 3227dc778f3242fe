import type { PlayerLogEntry, PlayerProfile, PlayerStats } from '@gullylens/contract/http/players';
import { useLingui } from '@lingui/react';
import { classNames } from '../../ui/class-names.ts';
import { FigureTile } from '../../ui/fact-list.tsx';
import { pointsText } from '../../ui/figure-text.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { PointsChart } from './points-chart.tsx';
import { RecentMatches } from './recent-matches.tsx';

/** The figures, the points and the matches of one format at a time, the most played first. */
export function FormatRecord({ player }: { player: PlayerProfile }) {
  const { i18n } = useLingui();
  const formats = player.stats.map((one) => one.format);
  const [format, setFormat] = useChoiceInAddress('format', formats, formats[0]);
  const stats = player.stats.find((one) => one.format === format);
  if (!stats) return null;
  const log = player.log.filter((entry) => entry.format === format);
  return (
    <div className="mt-5">
      <Tabs
        label={i18n.t('Formats')}
        tabs={formats.map((one) => ({ key: one, label: one }))}
        selected={stats.format}
        onSelect={setFormat}
      >
        <PointsForm log={log} average={stats.averagePoints} />
        <CareerFigures stats={stats} />
        <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <PointsChart key={stats.format} log={log} />
          <RecentMatches log={log} />
        </div>
      </Tabs>
    </div>
  );
}

/** A career in one format, batting, bowling and in the field. */
function CareerFigures({ stats }: { stats: PlayerStats }) {
  const { i18n } = useLingui();
  const batting = {
    [i18n.t('Runs')]: whole(stats.runs),
    [i18n.t('Average')]: rate(stats.battingAverage),
    [i18n.t('Strike rate')]: rate(stats.strikeRate),
    [i18n.t('Highest')]: whole(stats.highest),
    [i18n.t('Fifties and hundreds')]: `${stats.fifties} / ${stats.hundreds}`,
    [i18n.t('Fours and sixes')]: `${whole(stats.fours)} / ${whole(stats.sixes)}`,
  };
  const bowling = {
    [i18n.t('Wickets')]: whole(stats.wickets),
    [i18n.t('Average')]: rate(stats.bowlingAverage),
    [i18n.t('Economy')]: rate(stats.economy),
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
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {Object.entries(figures).map(([label, value]) => (
          <FigureTile key={label} label={label} value={value} />
        ))}
      </dl>
    </section>
  );
}

const grouped = new Intl.NumberFormat('en-IN');

function whole(figure: number): string {
  return grouped.format(figure);
}

function rate(figure: number | null): string {
  return figure === null ? '–' : figure.toFixed(2);
}

const SHOWN = 5;

interface PointsFormProps {
  /** Latest first. */
  log: readonly PlayerLogEntry[];
  average: number;
}

/** The points of the latest matches; those above the average stand out. */
function PointsForm({ log, average }: PointsFormProps) {
  const { i18n } = useLingui();
  const latest = log.slice(0, SHOWN);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <p>
        <span className="block text-2xl font-extrabold tabular">{average.toFixed(1)}</span>
        <span className="text-sm text-muted">{i18n.t('Fantasy points a match')}</span>
      </p>
      <div>
        <p className="mb-1 text-xs text-muted">{i18n.t('Latest match first')}</p>
        <ol className="flex flex-wrap gap-1.5">
          {latest.map(({ matchId, points }) => (
            <li
              key={matchId}
              className={classNames(
                'inline-flex h-9 min-w-9 items-center justify-center rounded-control px-1.5 text-sm font-bold tabular',
                points >= average ? 'bg-turf text-on-turf' : 'bg-raised text-muted',
              )}
            >
              {pointsText(points)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
