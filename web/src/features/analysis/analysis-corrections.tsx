import type { AnalysisCorrection } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { momentText } from '../../ui/dates.ts';

/** What was found wrong after the analysis was sealed; the analysis itself stays as it was. */
export function AnalysisCorrections({ corrections }: { corrections: readonly AnalysisCorrection[] }) {
  const { i18n } = useLingui();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="rounded-card border border-sky/40 bg-sky/5 p-5">
      <h2 id="corrections" className="font-bold">
        {i18n.t('Corrections')}
      </h2>
      <ul className="mt-2 space-y-2">
        {corrections.map(({ text, correctedAt }) => (
          <li key={correctedAt} className="text-sm">
            <span className="text-muted tabular">{momentText(i18n, correctedAt)}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
