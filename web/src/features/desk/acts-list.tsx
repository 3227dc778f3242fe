import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { momentText } from '../../ui/dates.ts';

type Act = DeskAnalysisDetail['acts'][number];

const actWords: Readonly<Record<Act['act'], string>> = {
  edited: sentence('edited'),
  published: sentence('published'),
  withdrawn: sentence('withdrew'),
  corrected: sentence('corrected'),
  'line-up entered': sentence('entered the elevens'),
};

/** Who did what to an analysis, and when. */
export function ActsList({ acts }: { acts: readonly Act[] }) {
  const { i18n } = useLingui();
  if (acts.length === 0) return <p className="text-sm text-muted">{i18n.t('Nobody has touched it yet.')}</p>;
  return (
    <ol className="divide-y divide-line">
      {acts.map(({ act, by, at }) => (
        <li key={`${at}-${act}`} className="flex flex-wrap justify-between gap-x-4 py-3 text-sm">
          <span>
            <span className="font-semibold">{by ?? i18n.t('The engine')}</span> {i18n.t(actWords[act])}
          </span>
          <span className="text-muted tabular">{momentText(i18n, at)}</span>
        </li>
      ))}
    </ol>
  );
}
