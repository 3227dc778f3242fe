import { useLingui } from '@lingui/react';
import { relativeTime } from '../../ui/relative-time.ts';
import { useClock } from '../../ui/use-clock.ts';

const MINUTE_MS = 60_000;

/** How old the vendor's word is; nothing of what history knows for good. */
export function AgeNote({ asOf }: { asOf: string | null }) {
  const { i18n } = useLingui();
  const now = useClock(MINUTE_MS);
  if (asOf === null) return null;
  return (
    <p className="mb-3 text-xs text-muted tabular">
      {i18n.t('As it stood: {age}', { age: relativeTime(i18n, Date.parse(asOf), now) })}
    </p>
  );
}
