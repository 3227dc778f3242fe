import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { cachedText } from '../../ui/cached-text.ts';
import { useClock } from '../../ui/use-clock.ts';

const MINUTE_MS = 60_000;

interface StaleNoteProps {
  query: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt'>;
  live: boolean;
}

/** How old a live score is, when newer ones could not be had. */
export function StaleNote({ query: { isError, dataUpdatedAt }, live }: StaleNoteProps) {
  const { i18n } = useLingui();
  const now = useClock(MINUTE_MS);
  return (
    <p role="status" className="min-h-5 text-sm text-floodlight tabular">
      {live && isError && cachedText(i18n, dataUpdatedAt, now)}
    </p>
  );
}
