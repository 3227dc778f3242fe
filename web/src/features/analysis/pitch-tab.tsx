import type { Analysis } from '@gullylens/contract/http/analysis';
import { ReportBlock } from './report-parts.tsx';

export function PitchTab({ analysis: { pitchReport } }: { analysis: Analysis }) {
  return (
    <div className="grid gap-4">
      <ReportBlock title="Pitch conditions">
        <p>{pitchReport.conditions}</p>
      </ReportBlock>
      <ReportBlock title="Scoring pattern">
        <p>{pitchReport.scoringPattern}</p>
      </ReportBlock>
      <ReportBlock title="Recommendation">
        <p>{pitchReport.recommendation}</p>
      </ReportBlock>
    </div>
  );
}
