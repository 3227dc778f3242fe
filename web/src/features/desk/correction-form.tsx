import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { TextArea } from '../../ui/controls/fields.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { SaveStatus } from '../../ui/feedback/inline-error.tsx';
import { deskAnalysisQuery } from './desk-analysis.tsx';
import type { Draft } from './draft.ts';
import { textFields } from './edit-fields.tsx';

/** Longest correction in characters, as in the contract. */
const CORRECTION_LENGTH = 1000;

interface CorrectionFormProps extends TypedCorrection {
  detail: DeskAnalysisDetail;
}

/** The text of a new correction; null for none. */
interface TypedCorrection {
  text: string | null;
  onType: Dispatch<SetStateAction<string | null>>;
}

/** Lists the corrections. A locked analysis can get another; one that was never published cannot. */
export function CorrectionForm({ detail: { analysis, matchKey, state }, ...typed }: CorrectionFormProps) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className="mb-5 space-y-2">
        {analysis.corrections.map(({ text, correctedAt }) => (
          <li key={correctedAt} className="text-sm">
            <span className="text-muted tabular">{dateTimeText(i18n, correctedAt)}</span> {text}
          </li>
        ))}
      </ul>
      {state === 'locked' ? (
        <NewCorrection matchKey={matchKey} {...typed} />
      ) : (
        <p className="text-sm text-muted">
          {i18n.t('It was never published, so there is nothing to correct.')}
        </p>
      )}
    </>
  );
}

function NewCorrection({ matchKey, text, onType }: TypedCorrection & { matchKey: string }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const correct = useMutation({
    mutationFn: (sent: string) =>
      callApi('POST /api/v1/desk/analyses/{matchKey}/correct/', {
        params: { matchKey },
        body: { text: sent },
      }),
    onSuccess: (_, sent) => {
      onType((latest) => (latest === sent ? null : latest));
      return client.invalidateQueries({ queryKey: deskAnalysisQuery(matchKey).queryKey });
    },
  });
  return (
    <Form onSubmit={() => correct.mutate(text ?? '')}>
      <TextArea
        label={i18n.t('Correction')}
        required
        maxLength={CORRECTION_LENGTH}
        value={text ?? ''}
        onChange={(event) => onType(event.target.value || null)}
      />
      <p className="mb-3 mt-1 text-sm text-muted">
        {i18n.t('It is shown beside the analysis for good; it cannot be changed or taken back.')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={correct.isPending}>
          {i18n.t('Add the correction')}
        </Button>
        <SaveStatus change={correct} otherwise={sentence('The change was not saved.')} />
      </div>
    </Form>
  );
}

/** The texts that were not saved before the match started, for copying. */
export function UnsavedText({ draft: { value, base } }: { draft: Draft<AnalystEdits> }) {
  const { i18n } = useLingui();
  const unsaved = textFields.filter(({ key }) => value[key] !== base.value[key]);
  if (unsaved.length === 0) return null;
  return (
    <section
      aria-labelledby="unsaved-text"
      className="mb-6 space-y-4 rounded-card border border-floodlight/60 bg-floodlight/5 p-4"
    >
      <h3 id="unsaved-text" className="font-bold">
        {i18n.t('The match began before this was saved')}
      </h3>
      <p className="text-sm text-muted">
        {i18n.t('Readers will not see it. Copy from here what you want to keep.')}
      </p>
      {unsaved.map(({ key, label }) => (
        <TextArea key={key} label={i18n.t(label)} readOnly value={value[key] ?? ''} />
      ))}
    </section>
  );
}
