import { MatchCardSkeleton } from '../../ui/match/match-card-skeleton.tsx';
import { CardStrip } from '../../ui/card-strip.tsx';

const places = ['first', 'second', 'third', 'fourth'] as const;

/** The row of cards before anything has come. */
export function WidgetSkeleton() {
  return (
    <div role="status" aria-label="Loading matches">
      <CardStrip label="Matches">
        {places.map((place) => (
          <li key={place}>
            <MatchCardSkeleton />
          </li>
        ))}
      </CardStrip>
    </div>
  );
}
