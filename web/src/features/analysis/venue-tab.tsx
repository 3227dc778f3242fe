import type { Analysis } from '@gullylens/contract/http/analysis';
import { SplitBar } from '../../ui/split-bar.tsx';
import { percentText, ReportBlock, StatTile } from './report-parts.tsx';

export function VenueTab({ analysis }: { analysis: Analysis }) {
  const { venueStats, headToHead, recentForm } = analysis;
  const average = venueStats.averageScore;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {venueStats.venue}: <span className="tabular">{venueStats.sample}</span> matches in the history
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatTile
          label="Average first-innings score"
          value={average === null ? 'No history' : String(Math.round(average))}
        />
        <StatTile label="Matches won by the chasing team" value={percentText(venueStats.chaseSuccess)} />
        <StatTile label="Matches won by the toss winner" value={percentText(venueStats.tossWinAdvantage)} />
      </div>
      <ReportBlock title="Head-to-head">
        {headToHead.totalMatches === 0 ? (
          <p className="text-sm text-muted">The two teams have not met in the history.</p>
        ) : (
          <SplitBar
            parts={[
              { label: recentForm.teamA.team, value: headToHead.teamAWins, tone: 'turf' },
              { label: 'No result', value: headToHead.noResult, tone: 'muted' },
              { label: recentForm.teamB.team, value: headToHead.teamBWins, tone: 'sky' },
            ]}
          />
        )}
      </ReportBlock>
    </div>
  );
}
