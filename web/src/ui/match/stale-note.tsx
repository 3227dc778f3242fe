import { useLingui } from '@lingui/react';
import { cachedText } from '../cached-text.ts';
import { OutdatedAnnouncement } from '../outdated-announcement.tsx';
import type { ScoreAge } from './use-score-age.ts';

/** How old what is shown is, when newer could not be had. */
export function StaleNote({ age: { isStale, now, updatedAt } }: { age: ScoreAge }) {
  const { i18n } = useLingui();
  return (
    <div>
      <p className="min-h-5 text-sm text-floodlight tabular">{isStale && cachedText(i18n, updatedAt, now)}</p>
      <OutdatedAnnouncement isOutdated={isStale} />
    </div>
  );
}
