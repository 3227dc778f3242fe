import { useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/analysis';
import { FormStrip } from '../../ui/form-strip.tsx';
import { SplitBar } from '../../ui/split-bar.tsx';

export function RecentFormTab({ analysis: { recentForm } }: { analysis: Analysis }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TeamForm form={recentForm.teamA} />
      <TeamForm form={recentForm.teamB} />
    </div>
  );
}

function TeamForm({ form }: { form: Analysis['recentForm']['teamA'] }) {
  const { i18n } = useLingui();
  return (
    <section className="rounded-card border border-line bg-raised/50 p-4">
      <h3 className="mb-3 font-bold">{form.team}</h3>
      {form.form === '' ? (
        <p className="text-sm text-muted">{i18n.t('No matches in the history yet.')}</p>
      ) : (
        <>
          <FormStrip form={form.form} />
          <p className="mb-4 mt-1 text-xs text-muted">{i18n.t('Latest match first')}</p>
          <SplitBar
            parts={[
              { label: i18n.t('Won'), value: form.wins, tone: 'turf' },
              {
                label: i18n.t('No winner'),
                value: form.form.length - form.wins - form.losses,
                tone: 'muted',
              },
              { label: i18n.t('Lost'), value: form.losses, tone: 'danger' },
            ]}
          />
        </>
      )}
    </section>
  );
}
