import { useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/analysis';
import { SplitBar } from '../../ui/split-bar.tsx';
import { percentText, ReportBlock, StatTile } from './report-parts.tsx';

export function VenueTab({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { venueStats, headToHead, recentForm } = analysis;
  const average = venueStats.averageScore;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {i18n.t(
          '{count, plural, one {{venue}: # match in the history} other {{venue}: # matches in the history}}',
          {
            venue: venueStats.venue,
            count: venueStats.sample,
          },
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatTile
          label={i18n.t('Average first-innings score')}
          value={average === null ? i18n.t('No history') : String(Math.round(average))}
        />
        <StatTile
          label={i18n.t('Matches won by the chasing team')}
          value={percentText(i18n, venueStats.chaseSuccess)}
        />
        <StatTile
          label={i18n.t('Matches won by the toss winner')}
          value={percentText(i18n, venueStats.tossWinAdvantage)}
        />
      </div>
      <ReportBlock title={i18n.t('Head-to-head')}>
        {headToHead.totalMatches === 0 ? (
          <p className="text-sm text-muted">{i18n.t('The two teams have not met in the history.')}</p>
        ) : (
          <SplitBar
            parts={[
              { label: recentForm.teamA.team, value: headToHead.teamAWins, tone: 'turf' },
              { label: i18n.t('No result'), value: headToHead.noResult, tone: 'muted' },
              { label: recentForm.teamB.team, value: headToHead.teamBWins, tone: 'sky' },
            ]}
          />
        )}
      </ReportBlock>
    </div>
  );
}
