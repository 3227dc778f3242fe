import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { BallChip, ballLook } from './ball-chip.tsx';
import { isGap, type ScoreEvent } from './score-events.ts';

/** A change of the score: a ball as a scorer writes it; several balls as their number and runs, with a dashed edge. */
export function ScoreChip({ event, isSmall = false }: { event: ScoreEvent; isSmall?: boolean }) {
  const { i18n } = useLingui();
  return (
    <BallChip
      look={lookOf(event)}
      mark={isGap(event) ? gapMark(i18n, event) : ballMark(event)}
      label={`${event.overs}: ${eventText(i18n, event)}`}
      isGap={isGap(event)}
      isSmall={isSmall}
    />
  );
}

/** Runs of several balls, or of a wide or no-ball, are no boundary. */
function lookOf({ wickets, runs, balls }: ScoreEvent) {
  return balls === 1 ? ballLook(runs, wickets) : ballLook(1, wickets);
}

function ballMark({ balls, runs, wickets }: ScoreEvent): string {
  if (balls === 0 && wickets <= 0) return runs < 0 ? `−${-runs}` : `+${runs}`;
  if (wickets > 0) return runs === 0 ? 'W' : `W+${runs}`;
  return runs === 0 ? '•' : String(runs);
}

function gapMark(i18n: I18n, { balls, runs, wickets }: ScoreEvent): string {
  const text = i18n.t('{balls} balls: {runs}', { balls, runs });
  return wickets > 0 ? `${text}, ${wickets}W` : text;
}

/** `4 runs`, `no run, 1 wicket`, `7 runs in 4 balls`, `1 extra`. */
export function eventText(
  i18n: I18n,
  { balls, runs, wickets }: Pick<ScoreEvent, 'balls' | 'runs' | 'wickets'>,
): string {
  if (runs < 0) return i18n.t('Score corrected by {runs}', { runs });
  const scored = scoredText(i18n, { balls, runs });
  if (wickets <= 0) return scored;
  return `${scored}, ${i18n.t('{wickets, plural, one {# wicket} other {# wickets}}', { wickets })}`;
}

function scoredText(i18n: I18n, { balls, runs }: Pick<ScoreEvent, 'balls' | 'runs'>): string {
  if (balls > 1) {
    return i18n.t('{runs, plural, =0 {no run} one {# run} other {# runs}} in {balls} balls', { runs, balls });
  }
  if (balls === 0) return i18n.t('{runs, plural, one {# extra} other {# extras}}', { runs });
  return i18n.t('{runs, plural, =0 {no run} one {# run} other {# runs}}', { runs });
}
