import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { ballsOf } from '../match/overs.ts';
import { eventKey, type ScoreEvent } from './score-events.ts';
import { ScoreChip } from './score-chip.tsx';

const LAST_BALLS = 12;

/**
 * The last changes of the score that together have at most twelve balls, the latest at the right, with a line between
 * overs. Those without room wrap to a line that is not shown, so that none is cut.
 */
export function LastBalls({ events, ballsPerOver }: { events: readonly ScoreEvent[]; ballsPerOver: number }) {
  const { i18n } = useLingui();
  return (
    <ol
      aria-label={i18n.t('Last balls')}
      className="flex h-6 flex-row-reverse flex-wrap justify-end gap-1 overflow-hidden max-lg:has-[:nth-child(9)]:justify-between lg:gap-1.5"
    >
      {lastBalls(events).map((event, index) => (
        <Fragment key={eventKey(event)}>
          {index > 0 && endsOver(event, ballsPerOver) && (
            <li aria-hidden="true" className="h-6 w-px bg-edge" />
          )}
          <ScoreChip event={event} isSmall />
        </Fragment>
      ))}
    </ol>
  );
}

/** True when a change ends an over. A wide or no-ball after a whole over belongs to the next one. */
function endsOver({ overs, balls }: ScoreEvent, ballsPerOver: number): boolean {
  return balls > 0 && ballsOf(overs, ballsPerOver) % ballsPerOver === 0;
}

/** Returns at least one event, so that a gap of more balls is shown too. */
function lastBalls(events: readonly ScoreEvent[]): ScoreEvent[] {
  const shown: ScoreEvent[] = [];
  let balls = 0;
  for (const event of events.toReversed()) {
    if (shown.length > 0 && balls + event.balls > LAST_BALLS) break;
    shown.push(event);
    balls += event.balls;
  }
  return shown;
}
