import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../text/class-names.ts';

const results: Readonly<Record<string, { short: string; text: string; look: string }>> = {
  W: { short: sentence('W'), text: sentence('won'), look: 'bg-turf text-on-turf' },
  L: { short: sentence('L'), text: sentence('lost'), look: 'bg-danger/15 text-danger ring-1 ring-danger/50' },
  N: { short: sentence('N'), text: sentence('neither won nor lost'), look: 'bg-raised text-muted' },
};

interface FormMarkProps {
  /** `W`, `L` or `N`. */
  letter: string;
}

/** One result as a small square. Decorative: the text beside it says the same. */
export function FormMark({ letter }: FormMarkProps) {
  const { i18n } = useLingui();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-[6px] text-xs font-bold',
        results[letter]?.look ?? 'bg-raised text-muted',
      )}
    >
      {i18n.t(results[letter]?.short ?? letter)}
    </span>
  );
}

/** The results of a team's latest matches as small squares, the latest last. `form` is as in the API, latest first: `WLLWN`. */
export function FormStrip({ form }: { form: string }) {
  const { i18n } = useLingui();
  const letters = [...form.toUpperCase()].toReversed();
  const spoken = letters.map((letter) => i18n.t(results[letter]?.text ?? letter)).join(', ');
  return (
    <span
      role="img"
      aria-label={i18n.t('Latest last: {results}', { results: spoken })}
      className="inline-flex max-w-full shrink-0 flex-wrap justify-end gap-1"
    >
      {letters.map((letter, index) => (
        <FormMark key={index} letter={letter} />
      ))}
    </span>
  );
}
