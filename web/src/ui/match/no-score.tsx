import { useLingui } from '@lingui/react';
import type { MatchView } from './match-view.ts';

/** Stands in place of a team's score: 'Yet to bat' or 'Did not bat'. Nothing before a match, or after one without any score. */
export function NoScore({ match: { phase, score } }: { match: MatchView }) {
  const { i18n } = useLingui();
  if (phase === 'upcoming' || (phase === 'completed' && score.length === 0)) return null;
  return (
    <span className="ml-auto shrink-0 text-right text-xs text-muted">
      {i18n.t(phase === 'live' ? 'Yet to bat' : 'Did not bat')}
    </span>
  );
}
