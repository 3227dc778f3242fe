import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { serverNow } from '../../platform/server-clock.ts';
import { relativeTime } from '../../ui/dates.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { useClock } from '../../ui/use-clock.ts';

const MINUTE_MS = 60_000;
/** So that an age is told nearly when it is reached. */
const STEP_MS = 10_000;

interface AgeNoteProps {
  asOf: string | null;
  /** The over that it tells up to, where that is known: the score above may have moved on. */
  overs?: string | undefined;
}

/** How old the vendor's word is; nothing of what history knows for good. */
export function AgeNote({ asOf, overs }: AgeNoteProps) {
  const { i18n } = useLingui();
  useClock(STEP_MS);
  const now = serverNow();
  if (asOf === null) return null;
  const then = Date.parse(asOf);
  return (
    <p className="mb-3 text-xs text-muted tabular">
      {overs === undefined
        ? i18n.t('As it stood: {age}', { age: relativeTime(i18n, then, now) })
        : i18n.t('As it stood at {overs} overs, {age}', {
            overs: oversShown(overs),
            age: ageInSentence(i18n, then, now),
          })}
    </p>
  );
}

/** Within a minute a score has moved on: that is never 'Just now' beside one that is newer. */
function ageInSentence(i18n: I18n, then: number, now: number): string {
  return now - then < MINUTE_MS ? i18n.t('less than a minute ago') : relativeTime(i18n, then, now);
}
