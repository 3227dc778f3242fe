import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { AnalysisCorrections, AnalysisHead, AnalysisStanding } from './analysis-head.tsx';
import { apiQuery } from '../../platform/api/api-query.ts';
import { AnalysisTabs, reportParts } from './analysis-tabs.tsx';
import { DreamTeamBoard } from './dream-team-board.tsx';
import { MatchForecast } from './match-forecast.tsx';
import { PlayerProjections } from './player-projections.tsx';
import { PlayerVerdict } from './player-verdict.tsx';

interface FullAnalysisProps {
  matchKey: string;
  /** How the analysis came out; it is drawn once the analysis is sealed. */
  grade: ReactNode;
}

/** A whole analysis on one page: the verdict first, then what it rests on. */
export function FullAnalysis({ matchKey, grade }: FullAnalysisProps) {
  const query = useQuery(apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }));
  if (query.isPending) return <AnalysisSkeleton />;
  if (query.data === undefined) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  const analysis = query.data.data;
  return <AnalysisParts analysis={analysis} grade={analysis.lockedAt === null ? undefined : grade} />;
}

interface AnalysisPartsProps {
  analysis: Analysis;
  /** The level of its heading: `h2` on a page that has its `h1` already. */
  heading?: 'h1' | 'h2';
  grade?: ReactNode;
}

/** An analysis as its readers see it. */
export function AnalysisParts({ analysis, heading = 'h1', grade }: AnalysisPartsProps) {
  const { i18n } = useLingui();
  const [part, setPart] = useChoiceInAddress('report', reportParts, 'pitch');
  const { captainChoices, forecast, recentForm, projections } = analysis;
  return (
    <div className="space-y-8">
      <AnalysisHead analysis={analysis} heading={heading} />
      {grade}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <PlayerVerdict armband="captain" player={captainChoices.primary} projections={projections} />
        <PlayerVerdict armband="vice-captain" player={captainChoices.alternative} projections={projections} />
      </div>
      {analysis.note !== null && (
        <section aria-labelledby="analyst-note" className="rounded-card border border-turf/40 bg-turf/5 p-5">
          <h2 id="analyst-note" className="font-bold">
            {i18n.t('The analyst adds')}
          </h2>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{analysis.note}</p>
        </section>
      )}
      <AnalysisCorrections corrections={analysis.corrections} />
      <Link to={pathTo.lineups(analysis.matchKey)} className={buttonClasses('primary', 'large')}>
        {i18n.t('Build line-ups')}
      </Link>
      <section aria-label={i18n.t('Reports')}>
        <AnalysisTabs analysis={analysis} shown={part} onShow={setPart} />
      </section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1.6fr_1fr]">
        <PlayerProjections projections={projections} />
        <div className="space-y-8">
          <DreamTeamBoard analysis={analysis} />
          {forecast && (
            <MatchForecast forecast={forecast} teams={[recentForm.teamA.team, recentForm.teamB.team]} />
          )}
        </div>
      </div>
      <AnalysisStanding analysis={analysis} />
      <HistoryCredit />
    </div>
  );
}

function AnalysisSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the analysis')} className="space-y-6">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
      <Skeleton className="h-13" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
