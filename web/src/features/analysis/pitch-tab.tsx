import { useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/analysis';
import { ReportBlock } from './report-parts.tsx';

export function PitchTab({ analysis: { pitchReport } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4">
      <ReportBlock title={i18n.t('Pitch conditions')}>
        <p>{pitchReport.conditions}</p>
      </ReportBlock>
      <ReportBlock title={i18n.t('Scoring pattern')}>
        <p>{pitchReport.scoringPattern}</p>
      </ReportBlock>
      <ReportBlock title={i18n.t('Recommendation')}>
        <p>{pitchReport.recommendation}</p>
      </ReportBlock>
    </div>
  );
}
