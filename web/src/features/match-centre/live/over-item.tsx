import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { dismissalLine } from '../../../ui/match/dismissal-text.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import { BallToCome, OverNumber } from '../../../ui/balls/ball-chip.tsx';
import { eventText, ScoreChip } from '../../../ui/balls/score-chip.tsx';
import type { InningsOnCard } from '../score/card-lag.ts';
import type { FallenBatter, FallenBatters } from '../score/fallen-batters.ts';
import type { Milestone } from '../score/milestones.ts';
import { eventKey, isGap, type ScoreEvent } from '../../../ui/balls/score-events.ts';
import { ballsToCome, type OverRow } from '../score/timeline-entries.ts';
import type { Swing } from '../score/win-swings.ts';

interface OverItemProps {
  row: OverRow;
  /** True of the latest row while the innings is on. */
  isLatest: boolean;
  milestones: ReadonlyMap<ScoreEvent, readonly Milestone[]>;
  swing: Swing | undefined;
  fallen: FallenBatters;
  /** The innings of a live match by its scorecard, which names later wickets in time; null for another match. */
  onCard: InningsOnCard | null;
  ballsPerOver: number;
  className?: string | undefined;
}

/** An over: its balls, its runs, the total after it, and a line for each wicket and milestone. */
export function OverItem({ row, isLatest, ballsPerOver, className, ...facts }: OverItemProps) {
  const { i18n } = useLingui();
  const { from, to, events, runs } = row;
  const last = events.at(-1);
  const toCome = isLatest ? ballsToCome(row, ballsPerOver) : 0;
  const isOneGap = toCome === 0 && events.length === 1 && events.every(isGap);
  return (
    <li
      data-over={to}
      className={classNames(
        'flex gap-2 max-[22.5rem]:gap-2.5 px-3 max-[22.5rem]:px-1.5 py-2.5 md:gap-3 md:px-4',
        isOneGap && from < to && 'border-l-2 border-dashed border-l-edge',
        toCome > 0 && 'bg-raised/60',
        className,
      )}
    >
      <OverNumber over={from === to ? from : `${from}–${to}`} isCurrent={toCome > 0} />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-10 items-center gap-2">
          {isOneGap ? (
            <span className="flex-1" />
          ) : (
            <ol className="flex min-w-0 flex-1 flex-wrap gap-1 max-[22.5rem]:gap-0.5">
              {events.map((event) => (
                <ScoreChip key={eventKey(event)} event={event} />
              ))}
              {Array.from({ length: toCome }, (_, index) => (
                <BallToCome key={index} />
              ))}
            </ol>
          )}
          <p className="min-w-13 max-[22.5rem]:min-w-11 shrink-0 text-right leading-tight tabular">
            <b className="block text-sm">{runsText(i18n, runs)}</b>
            <span className="text-xs text-muted">{last && `${last.total}/${last.wicketsDown}`}</span>
          </p>
        </div>
        <OverLines events={events} {...facts} />
      </div>
    </li>
  );
}

function runsText(i18n: I18n, runs: number): string {
  return i18n.t('{runs, plural, =0 {no run} one {# run} other {# runs}}', { runs });
}

/** `11 runs, 1 wicket`. */
export function overSummary(i18n: I18n, { runs, wickets }: Pick<OverRow, 'runs' | 'wickets'>): string {
  return eventText(i18n, { balls: 1, runs, wickets });
}

type OverLinesProps = Pick<OverItemProps, 'milestones' | 'swing' | 'fallen' | 'onCard'> &
  Pick<OverRow, 'events'>;

/** A line for each wicket, then the milestones and a large change of the win chance, which are quieter. */
function OverLines({ events, milestones, swing, fallen, onCard }: OverLinesProps) {
  const { i18n } = useLingui();
  const latestFirst = events.toReversed();
  const wickets = latestFirst.filter((event) => event.wickets > 0);
  const reached = latestFirst.flatMap((event) => milestones.get(event) ?? []);
  if (wickets.length === 0 && reached.length === 0 && !swing) return null;
  return (
    <ul className="mt-1.5 space-y-1 text-sm">
      {wickets.map((event) => (
        <WicketLines key={eventKey(event)} event={event} batters={fallen.get(event)} onCard={onCard} />
      ))}
      {(reached.length > 0 || swing) && (
        <li className="flex flex-wrap gap-x-3 text-xs text-muted tabular">
          {reached.map(({ kind, runs }) => (
            <span key={`${kind} ${runs}`}>
              {kind === 'team'
                ? i18n.t('{runs} up for the team', { runs })
                : i18n.t('Partnership of {runs}', { runs })}
            </span>
          ))}
          {swing && (
            <span>
              <TrendingUp aria-hidden="true" className="mr-1 inline size-3.5 text-sky" />
              {i18n.t('Win probability of {team}: {from}% to {to}%', { ...swing })}
            </span>
          )}
        </li>
      )}
    </ul>
  );
}

interface WicketLinesProps extends Pick<OverItemProps, 'onCard'> {
  event: ScoreEvent;
  batters: readonly FallenBatter[] | undefined;
}

/**
 * The batters who are out; while the scorecard does not name them the score and who it may be. Batters of more wickets, whose
 * order is not known, are together at the last of these, with the numbers of the wickets; each wicket before has no line.
 */
export function WicketLines({ event, batters, onCard }: WicketLinesProps) {
  const { i18n } = useLingui();
  const { wickets, total, wicketsDown } = event;
  // The last of these wickets has the names.
  if (batters?.length === 0) return null;
  if (batters === undefined || batters.length < wickets) {
    const score = `${total}/${wicketsDown}`;
    return (
      <WicketLine>
        <b>
          {wickets === 1
            ? i18n.t('Wicket: {score}', { score })
            : i18n.t('{wickets} wickets: {score}', { wickets, score })}
        </b>
        {onCard && wicketsDown > onCard.wickets && (
          <span className="text-muted"> · {namesToFollow(i18n, event, onCard)}</span>
        )}
      </WicketLine>
    );
  }
  if (batters.length > wickets) {
    return (
      <WicketLine>
        <b>
          {i18n.t('Wickets {first}–{last}', { first: wicketsDown - batters.length + 1, last: wicketsDown })}
        </b>
        <span className="text-muted"> · {i18n.t('order not known')}</span>
        {batters.map((batter) => (
          <span key={batter.name} className="block">
            <BatterOut batter={batter} />
          </span>
        ))}
      </WicketLine>
    );
  }
  return batters.map((batter) => (
    <WicketLine key={batter.name}>
      <BatterOut batter={batter} />
    </WicketLine>
  ));
}

/** Of the first wicket since the scorecard one of the two batters at the crease is out. */
function namesToFollow(i18n: I18n, event: ScoreEvent, { wickets, batters }: InningsOnCard): string {
  const [first, second, ...others] = batters;
  if (event.wickets > 1) return i18n.t('names to follow');
  const isOneOfTwo = event.wicketsDown === wickets + 1 && others.length === 0;
  return isOneOfTwo && first && second
    ? i18n.t('{first} or {second}', { first, second })
    : i18n.t('name to follow');
}

function BatterOut({ batter: { name, runs, balls, dismissal } }: { batter: FallenBatter }) {
  const { i18n } = useLingui();
  return (
    <>
      <b>{name}</b> <span className="text-muted">{dismissalLine(i18n, dismissal)}</span>{' '}
      <b className="whitespace-nowrap">{i18n.t('{runs} ({balls})', { runs: String(runs), balls })}</b>
    </>
  );
}

function WicketLine({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2 rounded-control bg-live/10 px-2 py-1.5 leading-snug tabular">
      <b className="text-live">W</b>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
