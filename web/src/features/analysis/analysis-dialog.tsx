import { useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { dateOnlyText } from '../../ui/text/dates.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { basisText } from './analysis-head.tsx';
import { expectedPoints } from './report-parts.tsx';
import { CaptainPicks } from './analysis-teaser.tsx';
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
      <p className="mb-3 text-sm text-muted">
        {analysis.tournament} · <span className="tabular">{dateOnlyText(i18n, analysis.analysisDate)}</span>
        {analysis.forecast && ` · ${basisText(i18n, analysis.forecast.basis)}`}
      </p>
      <div className="mb-4">
        <p className="mb-1 text-right text-xs text-muted">{i18n.t('expected points')}</p>
        <CaptainPicks card={captainsOf(analysis)} />
      </div>
      <AnalysisTabs analysis={analysis} shown={part} onShow={setPart} />
      <p className="sticky -bottom-5 z-10 -mx-5 mt-4 -mb-5 border-t border-line bg-surface px-5 py-3">
        <Link to={pathTo.analysis(analysis.matchKey)} className={buttonClasses('outline')}>
          {i18n.t('See full analysis')} <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </p>
    </>
  );
}

function captainsOf({ captainChoices: { primary, alternative }, projections }: Analysis) {
  return {
    locked: false as const,
    captain: primary && primary.name,
    captainPoints: primary && expectedPoints(primary, projections),
    viceCaptain: alternative && alternative.name,
    viceCaptainPoints: alternative && expectedPoints(alternative, projections),
  };
}
