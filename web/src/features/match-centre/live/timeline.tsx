import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { inningsName, lastOverOf } from '../score/innings-progress.ts';
import { milestonesOf } from '../score/milestones.ts';
import { OverItem } from './over-item.tsx';
import { inningsOnCard } from '../score/card-lag.ts';
import { inningsState } from '../score/chase.ts';
import { fallenBatters } from '../score/fallen-batters.ts';
import { isGap, isWithoutBall, scoreEvents } from '../../../ui/balls/score-events.ts';
import { type OverRow, overRows } from '../score/timeline-entries.ts';
import { type Swing, winSwings } from '../score/win-swings.ts';

interface TimelineProps {
  progress: MatchProgress;
  match: Pick<MatchView, 'key' | 'phase' | 'status' | 'score' | 'teamInfo' | 'matchType'>;
  /** Adds large changes of the win chance; members only. */
  forecast?: Forecast | undefined;
}

/** Overs shown on phones before the rest is asked for: this over and the last three. */
const RECENT = 4;
/** The same on wide screens. */
const SHOWN_WIDE = 12;

/**
 * The innings over by over, the latest over first, with the dismissed batters that the scorecard names. A button below
 * adds the earlier overs and innings.
 */
export function Timeline({ progress, match, forecast }: TimelineProps) {
  const { i18n } = useLingui();
  /** How many rows were shown before the rest; null before that. */
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const isWhole = shownBefore !== null;
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone, so the keyboard goes on at the first new row.
  useEffect(() => {
    if (shownBefore !== null) focusRow(section.current, shownBefore);
  }, [shownBefore]);
  const isFromScores = progress.source === 'scores';
  const card = useVendorScorecard(match, { enabled: isFromScores }).data?.data;
  const innings = progress.innings.map((_, index) =>
    timelineOf(i18n, index, { progress, match, forecast, card }),
  );
  const [current, ...earlier] = innings.filter(({ rows }) => rows.length > 0).toReversed();
  if (current === undefined) return null;
  const state = inningsState(match);
  const isOn =
    match.phase === 'live' && current.index === match.score.length - 1 && !(state?.isOver || state?.isBreak);
  const { rows } = current;
  const shownRows = isWhole ? rows : rows.slice(0, SHOWN_WIDE);
  const shownOnPhones = isWhole ? rows : rows.slice(0, RECENT);
  const rowsOfEarlier = isWhole ? earlier.flatMap((one) => one.rows) : [];
  return (
    <section ref={section} aria-label={i18n.t('Over by over')} className="space-y-4">
      <div>
        <InningsHeading {...current} />
        <OverList innings={current} rows={shownRows} isOn={isOn} isWhole={isWhole} />
      </div>
      {isWhole
        ? earlier.map((one) => (
            <div key={one.index}>
              <InningsHeading {...one} />
              <OverList isWhole innings={one} rows={one.rows} />
            </div>
          ))
        : [
            { shown: RECENT, className: 'w-full lg:hidden' },
            { shown: SHOWN_WIDE, className: 'max-lg:hidden' },
          ].map(({ shown, className }) => (
            <MoreButton
              key={shown}
              className={className}
              hasMoreOvers={rows.length > shown}
              earlier={earlier}
              onClick={() => setShownBefore(Math.min(shown, rows.length))}
            />
          ))}
      {isFromScores && (
        <ScoresNote rows={[...shownRows, ...rowsOfEarlier]} onPhones={[...shownOnPhones, ...rowsOfEarlier]} />
      )}
    </section>
  );
}

/** What the overs are drawn from, and the marks in the shown ones; phones show fewer. */
function ScoresNote({ rows, onPhones }: { rows: readonly OverRow[]; onPhones: readonly OverRow[] }) {
  const { i18n } = useLingui();
  const marks = [
    { isMarked: isGap, text: i18n.t('A dashed edge marks several balls at once.') },
    { isMarked: isWithoutBall, text: i18n.t('+n: runs with a wide or no-ball.') },
  ];
  return (
    <p className="text-xs text-muted">
      {i18n.t('From live scores.')}
      {marks.map(
        ({ isMarked, text }) =>
          have(rows, isMarked) && (
            <span key={text} className={classNames(!have(onPhones, isMarked) && 'max-lg:hidden')}>
              {' '}
              {text}
            </span>
          ),
      )}
    </p>
  );
}

function have(rows: readonly OverRow[], isMarked: typeof isGap): boolean {
  return rows.some(({ events }) => events.some(isMarked));
}

function focusRow(section: HTMLElement | null, index: number): void {
  const row = section?.querySelectorAll<HTMLElement>('[data-over]')[index];
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}

interface MoreButtonProps {
  /** True when overs of the shown innings are hidden. */
  hasMoreOvers: boolean;
  earlier: readonly TimelineInnings[];
  className: string;
  onClick: () => void;
}

/** Shows the rest, and says what that is; nothing when all is shown. */
function MoreButton({ hasMoreOvers, earlier, className, onClick }: MoreButtonProps) {
  const { i18n } = useLingui();
  if (!hasMoreOvers && earlier.length === 0) return null;
  const earlierText = earlier.length === 1 ? i18n.t('Show first innings') : i18n.t('Show earlier innings');
  return (
    <Button look="outline" className={className} onClick={onClick}>
      {hasMoreOvers ? i18n.t('Show all overs') : earlierText}
    </Button>
  );
}

interface TimelineParts extends Pick<TimelineProps, 'progress' | 'match' | 'forecast'> {
  card: Parameters<typeof fallenBatters>[0];
}

type TimelineInnings = ReturnType<typeof timelineOf>;

function timelineOf(i18n: I18n, index: number, { progress, match, forecast, card }: TimelineParts) {
  const { ballsPerOver } = progress;
  const { team = '', points = [] } = progress.innings[index] ?? {};
  const events = scoreEvents(points, ballsPerOver);
  return {
    index,
    name: inningsName(i18n, progress.innings, index),
    colour: coloursInMatch(team, match.teamInfo).ink,
    ballsPerOver,
    milestones: milestonesOf(events),
    fallen: fallenBatters(card, { index, team }, events),
    onCard: card && match.phase === 'live' ? inningsOnCard(card.innings[index]) : null,
    swings: forecast && winSwings(forecast, index + 1),
    /** The latest over first. */
    rows: overRows(events, ballsPerOver, lastOverOf(match.matchType)).toReversed(),
  };
}

function InningsHeading({ name, colour }: Pick<TimelineInnings, 'name' | 'colour'>) {
  return (
    <h2 className="mb-2 flex items-center gap-2 text-sm font-bold">
      <span aria-hidden="true" className="h-4 w-1 rounded-full" style={{ backgroundColor: colour }} />
      {name}
    </h2>
  );
}

interface OverListProps {
  innings: TimelineInnings;
  rows: TimelineInnings['rows'];
  /** True while the innings is on and `rows` begins with its latest over. */
  isOn?: boolean;
  /** False while phones show only the latest rows. */
  isWhole: boolean;
}

function OverList({ innings, rows, isOn = false, isWhole }: OverListProps) {
  const { milestones, fallen, onCard, swings, ballsPerOver } = innings;
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {rows.map((row, index) => (
        <OverItem
          key={row.to}
          row={row}
          className={classNames(!isWhole && index >= RECENT && 'max-lg:hidden')}
          isLatest={isOn && index === 0}
          milestones={milestones}
          swing={swings && latestSwing(swings, row)}
          fallen={fallen}
          onCard={onCard}
          ballsPerOver={ballsPerOver}
        />
      ))}
    </ol>
  );
}

/** Returns the latest large change of the win chance in the overs of a row. */
function latestSwing(swings: ReadonlyMap<number, Swing>, { from, to }: OverRow): Swing | undefined {
  const overs = [...swings.keys()].filter((over) => over >= from && over <= to);
  return swings.get(Math.max(...overs));
}
