import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { momentText } from '../../ui/dates.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { deskAnalysisQuery } from './desk-analysis-queries.ts';

const CORRECTION_LENGTH = 1000;

/** What may still be done to a sealed analysis: say beside it what was wrong. */
export function CorrectionForm({ detail: { analysis, matchKey, state } }: { detail: DeskAnalysisDetail }) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className="mb-5 space-y-2">
        {analysis.corrections.map(({ text, correctedAt }) => (
          <li key={correctedAt} className="text-sm">
            <span className="text-muted tabular">{momentText(i18n, correctedAt)}</span> {text}
          </li>
        ))}
      </ul>
      {state === 'locked' ? (
        <NewCorrection matchKey={matchKey} />
      ) : (
        <p className="text-sm text-muted">
          {i18n.t('It was never published, so there is nothing to correct.')}
        </p>
      )}
    </>
  );
}

function NewCorrection({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const correct = useMutation({
    mutationFn: () =>
      callApi('POST /api/v1/desk/analyses/{matchKey}/correct/', { params: { matchKey }, body: { text } }),
    onSuccess: () => {
      setText('');
      return client.invalidateQueries({ queryKey: deskAnalysisQuery(matchKey).queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct.mutate();
  };
  return (
    <form onSubmit={submit}>
      <TextArea
        label={i18n.t('Correction')}
        required
        maxLength={CORRECTION_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="mb-3 mt-1 text-sm text-muted">
        {i18n.t('It is shown beside the analysis for good; it cannot be changed or taken back.')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={correct.isPending}>
          {i18n.t('Add the correction')}
        </Button>
        <p role="status" className={correct.isError ? 'text-sm text-danger' : 'text-sm text-turf'}>
          {correct.isSuccess && i18n.t('Saved.')}
          {correct.isError && i18n.t(textOfError(correct.error, sentence('The change was not saved.')))}
        </p>
      </div>
    </form>
  );
}
