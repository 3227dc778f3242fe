import { useLingui } from '@lingui/react';
import { MatchCardSkeleton } from '../../ui/match/match-card-skeleton.tsx';
import { CardStrip } from '../../ui/card-strip.tsx';

const places = ['first', 'second', 'third', 'fourth'] as const;

/** The row of cards before anything has come. */
export function WidgetSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading matches')}>
      <CardStrip label={i18n.t('Matches')}>
        {places.map((place) => (
          <li key={place}>
            <MatchCardSkeleton />
          </li>
        ))}
      </CardStrip>
    </div>
  );
}
