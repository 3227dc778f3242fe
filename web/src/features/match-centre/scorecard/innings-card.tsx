import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../../platform/links.ts';
import { dismissalLine } from '../../../ui/match/dismissal-text.ts';
import { type InningsView, scoreText } from '../../../ui/match/match-view.ts';
import { oversAsNumber, oversShown } from '../../../ui/match/overs.ts';
import { withInitial } from '../../../ui/text/with-initial.ts';
import { BatterTable, BowlerTable } from './player-tables.tsx';
import type { PointsOfPlayer } from '../data/points-of-players.ts';
import { isStillIn } from '../score/card-lag.ts';
import type { CardInnings } from '../score/vendor-innings.ts';

interface InningsCardProps {
  card: CardInnings;
  /** The score when it is newer than the card. It then heads the innings, and a line says how far the card goes. */
  newerScore?: Pick<InningsView, 'r' | 'w' | 'o'> | undefined;
  ballsPerOver: number;
  isOpen: boolean;
  /** The players' fantasy points of the whole match; undefined without any. */
  pointsOf?: PointsOfPlayer | undefined;
}

/** One innings: its total and, when opened, batting, bowling and notes. */
export function InningsCard({ card, newerScore, ballsPerOver, isOpen, pointsOf }: InningsCardProps) {
  const { i18n } = useLingui();
  const { team, superOver, total } = card;
  /** Wickets of the score whose batters the card does not have yet. */
  const toFollow = newerScore && total ? Math.max(0, newerScore.w - total.wickets) : 0;
  const score = newerScore ?? (total && { r: total.runs, w: total.wickets, o: total.overs });
  return (
    <details open={isOpen} className="group overflow-hidden rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-3 bg-raised px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <h2 className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 font-bold">
          {superOver ? i18n.t('{team}, super over', { team }) : team}
          {score && (
            <span className="tabular">
              {i18n.t('{score} ({overs} ov)', { score: scoreText(score), overs: oversShown(score.o) })}
            </span>
          )}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {newerScore && total && (
        <p className="border-t border-line px-4 py-1.5 text-xs text-muted">
          {i18n.t('Player rows up to over {over}', { over: oversShown(total.overs) })}
        </p>
      )}
      <div className="grid grid-cols-1 border-t border-line lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 px-4 pb-3 lg:border-r lg:border-line">
          <Batting card={card} pointsOf={pointsOf} toFollow={toFollow} />
          {/* Beside a newer score the rate of the card would contradict that at the top of the page. */}
          <BattingNotes card={card} runRate={newerScore ? null : rateOf(card, ballsPerOver)} />
        </div>
        <div className="min-w-0 border-t border-line px-4 pb-3 lg:border-t-0">
          <Bowling card={card} pointsOf={pointsOf} />
          <Partnerships card={card} />
        </div>
      </div>
      <FallOfWickets card={card} />
    </details>
  );
}

/** Runs an over; null without a total and before the first legal ball. */
function rateOf({ total }: CardInnings, ballsPerOver: number): string | null {
  const overs = total ? oversAsNumber(total.overs, ballsPerOver) : 0;
  return total === null || overs === 0 ? null : (total.runs / overs).toFixed(2);
}

type PartProps = Pick<InningsCardProps, 'card' | 'pointsOf'>;

interface BattingProps extends PartProps {
  /** Wickets whose batters are not named yet. */
  toFollow: number;
}

function Batting({ card: { team, batting }, pointsOf, toFollow }: BattingProps) {
  const { i18n } = useLingui();
  const noteOf = (dismissal: string | null) => {
    if (toFollow > 0 && isStillIn(dismissal)) {
      return <span className="text-muted">{i18n.t('may be out')}</span>;
    }
    if (dismissal !== null) return dismissalLine(i18n, dismissal);
    return <span className="font-semibold text-turf">{i18n.t('batting')}</span>;
  };
  return (
    <>
      <BatterTable
        caption={i18n.t('Batting, {team}', { team })}
        hasPoints={pointsOf !== undefined}
        rows={batting.map((line) => ({
          ...line,
          key: line.player.name,
          points: pointsOf?.(line.player),
          head: <PlayerLink player={line.player} />,
          note: noteOf(line.dismissal),
        }))}
      />
      {toFollow > 0 && (
        <p className="mb-2 flex gap-2 rounded-control bg-live/10 px-2 py-1.5 text-sm">
          <b className="text-live">W</b>
          {i18n.t('{wickets, plural, one {# wicket, name to follow} other {# wickets, names to follow}}', {
            wickets: toFollow,
          })}
        </p>
      )}
    </>
  );
}

function Bowling({ card: { team, bowling }, pointsOf }: PartProps) {
  const { i18n } = useLingui();
  return (
    <BowlerTable
      caption={i18n.t('Bowling against {team}', { team })}
      hasPoints={pointsOf !== undefined}
      rows={bowling.map((line) => ({
        ...line,
        key: line.player.name,
        points: pointsOf?.(line.player),
        head: <PlayerLink player={line.player} />,
      }))}
    />
  );
}

interface BattingNotesProps {
  card: CardInnings;
  runRate: string | null;
}

/** Extras, run rate and who did not bat. */
function BattingNotes({ card: { didNotBat, extras }, runRate }: BattingNotesProps) {
  const { i18n } = useLingui();
  return (
    <dl className="divide-y divide-line border-t border-line text-sm">
      <Note label={i18n.t('Extras')}>{extrasText(i18n, extras)}</Note>
      {runRate !== null && <Note label={i18n.t('Run rate')}>{runRate}</Note>}
      {didNotBat.length > 0 && (
        <Note isBelow label={i18n.t('Did not bat')}>
          {didNotBat.map(({ name }) => name).join(', ')}
        </Note>
      )}
    </dl>
  );
}

function FallOfWickets({ card: { fallOfWickets } }: Pick<BattingNotesProps, 'card'>) {
  const { i18n } = useLingui();
  if (fallOfWickets.length === 0) return null;
  return (
    <dl className="border-t border-line px-4 text-sm lg:[&_dd]:grid lg:[&_dd]:grid-cols-3 lg:[&_dd]:gap-x-8">
      <Note isBelow label={i18n.t('Fall of wickets')}>
        {fallOfWickets.map(({ wicket, runs, overs, player }) => (
          <span key={wicket} className="flex min-h-7 items-baseline gap-3 tabular">
            <b className="min-w-12">
              {wicket}-{runs ?? '?'}
            </b>{' '}
            <span className="min-w-0 flex-1">
              {player || <span className="text-muted">{i18n.t('name to follow')}</span>}
            </span>{' '}
            {overs !== null && (
              <span className="shrink-0 text-muted">
                {i18n.t('{overs} ov', { overs: oversShown(overs) })}
              </span>
            )}
          </span>
        ))}
      </Note>
    </dl>
  );
}

/** The partnerships, each above a bar of its length. */
function Partnerships({ card: { partnerships } }: Pick<BattingNotesProps, 'card'>) {
  const { i18n } = useLingui();
  if (partnerships.length === 0) return null;
  const longest = Math.max(1, ...partnerships.map(({ runs }) => runs));
  return (
    <section className="mt-3 text-sm">
      <h3 className="text-xs font-semibold text-muted">{i18n.t('Partnerships')}</h3>
      <ol className="mt-1">
        {partnerships.map(({ players: [first, second], runs, balls, unbroken }, index) => (
          <li key={index}>
            <p className="flex justify-between gap-3">
              <span className="min-w-0">
                {i18n.t('{first} and {second}', { first: withInitial(first), second: withInitial(second) })}
              </span>
              <span className="shrink-0 tabular">
                {i18n.t('{runs} ({balls})', { runs: `${runs}${unbroken ? '*' : ''}`, balls })}
              </span>
            </p>
            <span
              aria-hidden="true"
              className="mb-2 mt-1 block h-1 rounded-full bg-turf"
              style={{ width: `${Math.max(1, (runs / longest) * 100)}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NoteProps {
  label: string;
  /** True for a note that stands below its label, not beside it. */
  isBelow?: boolean;
  children: ReactNode;
}

function Note({ label, isBelow, children }: NoteProps) {
  return (
    <div className={isBelow ? 'py-2' : 'flex min-h-10 items-center justify-between gap-4'}>
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className={isBelow ? 'mt-1' : 'font-semibold tabular'}>{children}</dd>
    </div>
  );
}

function extrasText(i18n: I18n, { total, ...kinds }: CardInnings['extras']): string {
  const { byes = 0, legbyes = 0, wides = 0, noballs = 0, penalty = 0 } = kinds;
  const parts = [
    byes > 0 && i18n.t('b {byes}', { byes }),
    legbyes > 0 && i18n.t('lb {legbyes}', { legbyes }),
    wides > 0 && i18n.t('w {wides}', { wides }),
    noballs > 0 && i18n.t('nb {noballs}', { noballs }),
    penalty > 0 && i18n.t('p {penalty}', { penalty }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? String(total) : `${total} (${parts.join(', ')})`;
}

/** A player's name, linked to their page when history knows them. */
export function PlayerLink({ player: { key, name } }: { player: { key: string | null; name: string } }) {
  if (key === null) return name;
  return (
    <Link
      to={pathTo.player(key)}
      className="relative inline-block py-1 underline decoration-line underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
