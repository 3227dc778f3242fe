import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/api/save-file.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { PointsNote } from '../../ui/match/points-note.tsx';

/** `20 line-ups`. */
export function countText(i18n: I18n, count: number): string {
  return i18n.t('{count, plural, one {# line-up} other {# line-ups}}', { count });
}

interface ResultsProps {
  answer: LineupResponse;
  /** True once the match has started: elevens that are unknown then were never announced. */
  hasStarted: boolean;
}

/** The built line-ups, to copy or save, and in how many of them each player is. */
export function LineupResults({ answer, hasStarted }: ResultsProps) {
  const { i18n } = useLingui();
  const lineups = namedLineups(answer);
  const players = answer.players.toSorted((a, b) => b.held - a.held || b.pickPercentage - a.pickPercentage);
  const save = () =>
    saveFile('gullylens-line-ups.csv', new Blob([lineupsAsCsv(lineups)], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className="space-y-8">
      <Section title={countText(i18n, lineups.length)}>
        <Notes answer={answer} hasStarted={hasStarted} />
        <div className="my-4 flex flex-wrap gap-2">
          <CopyButton text={lineupsAsText(lineups)} label={i18n.t('Copy as text')} />
          <Button look="outline" onClick={save}>
            <Download aria-hidden="true" className="size-4" /> {i18n.t('Save as CSV')}
          </Button>
        </div>
        <ol className="space-y-3">
          {lineups.map((lineup, index) => (
            <li key={lineup.players.map(({ key }) => key).join(' ')}>
              <LineupCard number={index + 1} lineup={lineup} openAtFirst={lineups.length === 1} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title={i18n.t('Player exposure')} heading="mb-3 text-xl font-bold">
        <StatTable
          caption={i18n.t('Player exposure')}
          first={i18n.t('Player')}
          columns={[
            { short: i18n.t('Line-ups'), name: i18n.t('Line-ups') },
            {
              short: i18n.t('In winning teams (simulated)'),
              name: i18n.t('In winning teams (simulated)'),
            },
          ]}
          rows={players.map(({ key, name, team, held, exposure, pickPercentage }) => ({
            key,
            head: <span className="wrap-anywhere">{name}</span>,
            note: team,
            cells: [`${held} (${Math.round(exposure)}%)`, `${pickPercentage.toFixed(1)}%`],
          }))}
        />
      </Section>
    </div>
  );
}

function Notes({ answer, hasStarted }: ResultsProps) {
  const { i18n } = useLingui();
  const { announced, expectedBest, lineups, proof, short } = answer;
  const gap = proof?.gapToRunnerUp ?? null;
  return (
    <div className="mt-1 space-y-1 text-sm text-muted">
      <PointsNote kind="lineUp" />
      <p>
        {i18n.t(
          'Each line-up has its own captain and vice-captain: they may differ from those of the analysis.',
        )}
      </p>
      <p>{i18n.t(announcedTexts[announced ? 'yes' : hasStarted ? 'never' : 'no'])}</p>
      {expectedBest !== null && (
        <p>
          {i18n.t('Over the simulated matches the best of them scores {points} points on average.', {
            points: Math.round(expectedBest),
          })}
        </p>
      )}
      {gap !== null && (
        <p>
          {i18n.t('Proved the best: every other eleven has at least {points} fewer expected points.', {
            points: gap.toFixed(1),
          })}
        </p>
      )}
      {short && (
        <p className="text-floodlight">
          {i18n.t(
            'Only {count} different line-ups fit your choices. Raise the maximum share per player, or remove some choices.',
            { count: lineups.length },
          )}
        </p>
      )}
    </div>
  );
}

const announcedTexts = {
  yes: sentence('Built from the announced playing XIs.'),
  never: sentence('The playing XIs were not announced; these are the probable players.'),
  no: sentence(
    'The playing XIs are not announced yet; these are the probable players. The points include that some of them may not play.',
  ),
} as const;

const armbands = ['captain', 'vice-captain'] as const;

interface LineupCardProps {
  number: number;
  lineup: NamedLineup;
  openAtFirst: boolean;
}

/** A line-up in one line; opened, it also shows its players on a board. */
export function LineupCard({ number, lineup, openAtFirst }: LineupCardProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(openAtFirst);
  const [captain, vice, ...others] = lineup.players;
  const label = i18n.t('Line-up {number}', { number });
  return (
    <article className="rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3 rounded-card p-4 text-left hover:bg-raised"
      >
        <span className="w-8 text-lg font-extrabold text-muted tabular">
          <span className="sr-only">{label}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        <span className="font-semibold wrap-anywhere">
          {captain?.name} <span className="text-floodlight">(C)</span>, {vice?.name} (VC)
        </span>
        <span className="text-right tabular">
          <span className="block text-lg font-extrabold">{lineup.expected.toFixed(1)}</span>
          <span className="block text-xs text-muted">
            {Math.round(lineup.p10)}–{Math.round(lineup.p90)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={open ? 'mt-1 size-5 rotate-180 text-muted' : 'mt-1 size-5 text-muted'}
        />
        {!open && (
          <span className="col-span-3 col-start-2 mt-0.5 text-sm text-muted wrap-anywhere">
            {others.map(({ name }) => name).join(', ')}
          </span>
        )}
      </button>
      {open && (
        <div className="p-4 pt-0">
          <PitchBoard
            label={label}
            players={lineup.players.map((player, index) => ({ ...player, armband: armbands[index] }))}
          />
        </div>
      )}
    </article>
  );
}

/** Returns a paragraph per line-up, numbered, with the captain and the vice-captain marked. */
export function lineupsAsText(lineups: readonly NamedLineup[]): string {
  return lineups
    .map(({ players }, lineupIndex) => {
      const names = players.map(({ name }, index) => `${name}${armbandMarks[index] ?? ''}`);
      return `${lineupIndex + 1}. ${names.join(', ')}`;
    })
    .join('\n\n');
}

const armbandMarks = [' (C)', ' (VC)'] as const;

/** Returns a row per line-up: number, captain, vice-captain, the other nine, expected points. */
export function lineupsAsCsv(lineups: readonly NamedLineup[]): string {
  const others = Array.from({ length: 9 }, (_, index) => `Player ${index + 3}`);
  const head = ['Line-up', 'Captain', 'Vice-captain', ...others, 'Expected points'];
  const rows = lineups.map(({ players, expected }, index) => [
    String(index + 1),
    ...players.map(({ name }) => name),
    expected.toFixed(1),
  ]);
  return `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Returns a cell quoted as in RFC 4180. Text that a spreadsheet would read as a formula gets an apostrophe in front.
 */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A line-up with its players' names: captain first, vice-captain second. */
export interface NamedLineup extends Pick<LineupResponse['lineups'][number], 'expected' | 'p10' | 'p90'> {
  players: readonly PlayerProjection[];
}

/** Returns the line-ups with their players, the one with the most expected points first. */
export function namedLineups({ lineups, players }: LineupResponse): NamedLineup[] {
  const known = new Map(players.map((player) => [player.key, player]));
  const best = lineups.toSorted((a, b) => b.expected - a.expected);
  return best.map((lineup) => ({
    ...lineup,
    players: lineup.players.flatMap((key) => known.get(key) ?? []),
  }));
}
