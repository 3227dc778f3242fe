import { useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { dateOnlyText } from '../../ui/text/full-dates.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { basisText } from './analysis-head.tsx';
import { TimeToLock } from './match-to-lock.tsx';
import { PlayerVerdict } from './player-verdict.tsx';
import { AnalysisTabs, type ReportPart } from './analysis-tabs.tsx';

/** One analysis in four tabs over the dashboard, fetched when it opens. */
export function AnalysisDialog({ matchKey, onClose }: { matchKey: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }));
  return (
    <Modal title={query.data?.data.matchTitle ?? i18n.t('Expert Analysis')} onClose={onClose}>
      <div className="min-h-96">
        <QueryState
          query={query}
          label={i18n.t('Loading the analysis')}
          skeletons={['h-5 w-2/3', 'h-11 w-full', 'h-64 w-full']}
          spacing="space-y-4"
        >
          {({ data }) => <AnalysisContent analysis={data} />}
        </QueryState>
      </div>
    </Modal>
  );
}

/**
 * The head, the tabs and a link to the full page. The selected tab is not in the URL, because that is the one of the
 * page below the dialog.
 */
function AnalysisContent({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const [part, setPart] = useState<ReportPart>('pitch');
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-3 text-sm text-muted tabular">
        <span>
          {analysis.tournament} · {dateOnlyText(i18n, analysis.analysisDate)}
        </span>
        <TimeToLock card={analysis} />
      </p>
      <div className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 sm:gap-4">
        <PlayerVerdict isBrief armband="captain" analysis={analysis} />
        <PlayerVerdict isBrief armband="vice-captain" analysis={analysis} />
      </div>
      {analysis.forecast && (
        <p className="-mt-2 mb-4 text-xs text-muted tabular">{basisText(i18n, analysis.forecast.basis)}</p>
      )}
      <AnalysisTabs analysis={analysis} shown={part} onShow={setPart} />
      <p className="flex flex-wrap gap-3 sticky -bottom-5 rounded-b-card z-10 -mx-5 mt-4 -mb-5 border-t border-line bg-surface px-5 py-3">
        <Link
          to={pathTo.analysis(analysis.matchKey)}
          className={classNames(buttonClasses('primary'), 'max-sm:flex-1')}
        >
          {i18n.t('See full analysis')}
        </Link>
        {analysis.lockedAt === null && (
          <Link
            to={pathTo.lineups(analysis.matchKey)}
            className={classNames(buttonClasses('outline'), 'max-sm:flex-1')}
          >
            {i18n.t('Build line-ups')}
          </Link>
        )}
      </p>
    </>
  );
}
