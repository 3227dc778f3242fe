import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ballShown, oversShown } from '../../../ui/match/overs.ts';
import { dismissalLine } from '../../../ui/match/dismissal-text.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import { OverNumber } from './ball-chip.tsx';
import { eventText, ScoreChip } from './score-chip.tsx';
import type { FallenBatter, FallenBatters } from '../score/fallen-batters.ts';
import type { Milestone } from '../score/milestones.ts';
import { isGap, type ScoreEvent } from '../score/score-events.ts';
import type { GapEntry, OverEntry } from '../score/timeline-entries.ts';
import type { Swing } from '../score/win-swings.ts';

interface OverItemProps {
  entry: OverEntry;
  milestones: ReadonlyMap<ScoreEvent, readonly Milestone[]>;
  swing: Swing | undefined;
  fallen: FallenBatters;
  ballsPerOver: number;
}

/** An over: its runs, the total after it, its balls, and a line for each wicket and milestone. */
export function OverItem({ entry, milestones, swing, fallen, ballsPerOver }: OverItemProps) {
  const { i18n } = useLingui();
  const { over, events, runs, wickets } = entry;
  const last = events.at(-1);
  // The line above says the same as the chip would.
  const isOneGap = events.length === 1 && events.every(isGap);
  const seen = events.reduce((sum, { balls }) => sum + balls, 0);
  const lines = events.toReversed().flatMap((event) =>
    linesOf(i18n, event, {
      milestones: milestones.get(event) ?? [],
      batters: fallen.get(event) ?? [],
      ballsPerOver,
    }),
  );
  return (
    <li className="flex gap-3 px-3 py-2.5 md:px-4">
      <OverNumber over={over} />
      <div className="min-w-0 flex-1 content-center">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm">
          <p className="text-muted tabular sm:min-w-36">
            {overSummary(i18n, { runs, wickets, balls: seen < ballsPerOver ? seen : undefined })}
          </p>
          <b className="tabular sm:order-2">{last && `${last.total}/${last.wicketsDown}`}</b>
          {!isOneGap && (
            <ol className="flex w-full flex-wrap gap-1 sm:order-1 sm:w-auto sm:flex-1">
              {events.map((event) => (
                <ScoreChip key={`${event.overs} ${event.balls}`} event={event} />
              ))}
            </ol>
          )}
        </div>
        {(lines.length > 0 || swing) && (
          <ul className="mt-2 space-y-1 text-sm">
            {swing && (
              <Line look="bg-sky/10 text-sky" mark={<TrendingUp aria-hidden="true" className="size-4" />}>
                {i18n.t('Win chance of {team}: {from}% to {to}%', { ...swing })}
              </Line>
            )}
            {lines}
          </ul>
        )}
      </div>
    </li>
  );
}

interface OverSummary {
  runs: number;
  wickets: number;
  /** Legal balls whose runs these are, when they are not the whole over. */
  balls?: number | undefined;
}

/** `11 runs, 1 wicket`; `2 runs in 3 balls` of an over whose other balls were missed or are to come. */
export function overSummary(i18n: I18n, { runs, wickets, balls = 1 }: OverSummary): string {
  return eventText(i18n, { balls: Math.max(1, balls), runs, wickets });
}

interface LineFacts {
  milestones: readonly Milestone[];
  batters: readonly FallenBatter[];
  ballsPerOver: number;
}

function linesOf(
  i18n: I18n,
  event: ScoreEvent,
  { milestones, batters, ballsPerOver }: LineFacts,
): ReactNode[] {
  const { overs, total, wicketsDown, wickets, balls } = event;
  const score = `${total}/${wicketsDown}`;
  const ball = ballShown(overs, ballsPerOver);
  // A wide or no-ball has the overs of the ball before it.
  const key = `${overs} ${balls}`;
  const milestoneLines = milestones.map(({ kind, runs: reached }) => (
    <Line key={`${key} ${kind}`} mark={ball} look="bg-turf/10 text-turf">
      {kind === 'team'
        ? i18n.t('{runs} up for the team', { runs: reached })
        : i18n.t('Partnership of {runs}', { runs: reached })}
    </Line>
  ));
  if (wickets <= 0) return milestoneLines;
  return [
    ...milestoneLines,
    <Line key={key} mark={ball} look="bg-live/10 text-live">
      {i18n.t('{wickets, plural, one {A wicket} other {# wickets}}: {score}', { wickets, score })}
      <BatterLines batters={batters} />
    </Line>,
  ];
}

/** `mark` is the ball or an icon. */
function Line({ mark, look, children }: { mark: ReactNode; look: string; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'flex items-baseline gap-2 rounded-control px-2 py-1.5 font-semibold tabular',
        look,
      )}
    >
      <span className="w-8 shrink-0 self-start">{mark}</span>
      <span>{children}</span>
    </li>
  );
}

function BatterLines({ batters }: { batters: readonly FallenBatter[] }) {
  const { i18n } = useLingui();
  return batters.map(({ name, runs, balls, dismissal }) => (
    <span key={name} className="block font-normal text-text">
      {name} {i18n.t('{runs} ({balls})', { runs: String(runs), balls })}{' '}
      <span className="text-muted">{dismissalLine(i18n, dismissal)}</span>
    </span>
  ));
}

interface GapItemProps extends Pick<OverItemProps, 'fallen'> {
  entry: GapEntry;
}

/** The score over several overs whose balls were not recorded one by one. */
export function GapItem({ entry: { from, event }, fallen }: GapItemProps) {
  const { i18n } = useLingui();
  const [start, end, text] = [oversShown(from), oversShown(event.overs), eventText(i18n, event)];
  return (
    <li className="border-l-4 border-dashed border-l-edge bg-raised/50 px-3 py-2 text-sm md:px-4">
      <p className="flex justify-between gap-x-3">
        <span className={classNames('tabular', event.wickets > 0 ? 'font-semibold text-live' : 'text-muted')}>
          {from === '0.0'
            ? i18n.t('To over {end}: {text}', { end, text })
            : i18n.t('Overs {start} to {end}: {text}', { start, end, text })}
        </span>
        <b className="tabular">{`${event.total}/${event.wicketsDown}`}</b>
      </p>
      <BatterLines batters={fallen.get(event) ?? []} />
    </li>
  );
}
