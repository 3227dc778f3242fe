import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { CallGrades, ForecastGrades } from './entry-grade.tsx';
import { trackRecordEntryQuery } from './track-record-queries.ts';

/** How a sealed analysis came out, where it is read; nothing until its match is graded. */
export function AnalysisGrade({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const grade = useQuery(trackRecordEntryQuery(matchKey)).data?.data.grade;
  if (!grade) return null;
  return (
    <section aria-labelledby="analysis-grade">
      <Card className="p-5">
        <h2 id="analysis-grade" className="font-bold">
          {i18n.t('How it came out')}
        </h2>
        <CallGrades grade={grade} />
        <ForecastGrades grade={grade} />
      </Card>
    </section>
  );
}
