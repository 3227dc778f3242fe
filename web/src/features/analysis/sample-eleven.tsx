import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { pointsText } from '../../ui/text/number-text.ts';
import type { PointsOf } from './sample-card.ts';

interface SampleElevenProps {
  analysis: Analysis;
  /** Points by player; undefined while unknown. */
  pointsOf: PointsOf | undefined;
}

/** The eleven of an analysis that was made before line-ups could be built: each player's points, and their sum. */
export function SampleEleven({ analysis, pointsOf }: SampleElevenProps) {
  const { i18n } = useLingui();
  const params = { matchKey: analysis.matchKey };
  const entry = useQuery(apiQuery('GET /api/v1/analysis/track-record/{matchKey}/', { params }));
  const eleven = entry.data?.data.grade?.eleven;
  const { primary, alternative } = analysis.captainChoices;
  const expected = { short: i18n.t('Expected'), name: i18n.t('expected points') };
  const scored = { short: i18n.t('Scored'), name: i18n.t('points') };
  return (
    <div className="max-w-2xl rounded-card border border-line bg-surface px-4 pt-3 pb-2">
      {eleven && (
        <p className="pb-2 tabular">
          <b className="text-2xl font-extrabold">
            {i18n.t('{points} points', { points: pointsText(eleven.points) })}
          </b>{' '}
          <span className="text-sm text-muted">
            {i18n.t('{share}% of the best possible line-up', { share: Math.round(eleven.share) })}
          </span>
        </p>
      )}
      <StatTable
        caption={i18n.t('Our line-up')}
        first={i18n.t('Player')}
        columns={pointsOf ? [expected, scored] : [expected]}
        rows={analysis.dreamTeam.map(({ key, name, averagePoints }) => ({
          key,
          head: (
            <span className="inline-flex items-center gap-1.5">
              {name}
              {key === primary?.key && <ArmbandMark armband="captain" />}
              {key === alternative?.key && <ArmbandMark armband="vice-captain" />}
            </span>
          ),
          cells: [averagePoints.toFixed(1), ...(pointsOf ? [pointsText(pointsOf.get(key) ?? 0)] : [])],
          strong: pointsOf ? 1 : 0,
        }))}
      />
      <p className="mt-2 text-xs text-muted">
        {i18n.t('In the line-up the captain’s points count twice, the vice-captain’s one and a half times.')}
      </p>
    </div>
  );
}
