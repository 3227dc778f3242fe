import type { AnalystEdits } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { TextArea } from '../../ui/text-area.tsx';
import type { Draft } from './draft.ts';
import { wordFields } from './edit-fields.tsx';

/** The texts that were not saved before the match started, to be copied. */
export function UnsavedWords({ draft: { value, base } }: { draft: Draft<AnalystEdits> }) {
  const { i18n } = useLingui();
  const unsaved = wordFields.filter(({ key }) => value[key] !== base.value[key]);
  if (unsaved.length === 0) return null;
  return (
    <section
      aria-labelledby="unsaved-words"
      className="mb-6 space-y-4 rounded-card border border-floodlight/60 bg-floodlight/5 p-4"
    >
      <h3 id="unsaved-words" className="font-bold">
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
