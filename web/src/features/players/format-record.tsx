import type { PlayerProfile } from '@gullylens/contract/http/players';
import { useLingui } from '@lingui/react';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { CareerFigures } from './career-figures.tsx';
import { PointsChart } from './points-chart.tsx';
import { PointsForm } from './points-form.tsx';
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
