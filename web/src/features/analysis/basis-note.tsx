import type { Basis } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { dayText } from '../../ui/dates.ts';
import { confidenceWords, unknownWords } from './projection-words.ts';

/** What stands behind the numbers, and what they could not know. */
export function BasisNote({ basis: { confidence, missing, matchesLearnt, learntUntil } }: { basis: Basis }) {
  const { i18n } = useLingui();
  return (
    <p className="text-sm text-muted">
      {i18n.t(confidenceWords[confidence])}{' '}
      {learntUntil !== null &&
        i18n.t('Learnt from {count} matches up to {day}.', {
          count: matchesLearnt,
          day: dayText(i18n, learntUntil),
        })}{' '}
      {missing.length > 0 &&
        i18n.t('Not known: {things}.', {
          things: missing.map((unknown) => i18n.t(unknownWords[unknown])).join(', '),
        })}
    </p>
  );
}
