import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { classNames } from '../text/class-names.ts';

const looks: Record<string, string> = {
  W: 'bg-turf text-on-turf',
  L: 'bg-danger/15 text-danger ring-1 ring-danger/50',
};

/** Results as small squares, latest first: `WLLWN`. */
export function FormStrip({ form }: { form: string }) {
  const { i18n } = useLingui();
  const results = [...form.toUpperCase()];
  const spoken = results.map((result) => spokenResult(i18n, result)).join(', ');
  return (
    <span
      role="img"
      aria-label={i18n.t('Latest first: {results}', { results: spoken })}
      className="inline-flex gap-1"
    >
      {results.map((result, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={classNames(
            'inline-flex size-6 items-center justify-center rounded-[6px] text-xs font-bold',
            looks[result] ?? 'bg-raised text-muted',
          )}
        >
          {result}
        </span>
      ))}
    </span>
  );
}

function spokenResult(i18n: I18n, result: string): string {
  if (result === 'W') return i18n.t('won');
  if (result === 'L') return i18n.t('lost');
  return result === 'N' ? i18n.t('no result') : result;
}
