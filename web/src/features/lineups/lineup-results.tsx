import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/api/save-file.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Select } from '../../ui/controls/fields.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { PointsNote } from '../../ui/players/points-note.tsx';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { styles } from './lineup-choices.ts';
import { lineupsAsCsv, lineupsAsText } from './lineup-export.ts';
import { LineupRow, TeamDot } from './lineup-row.tsx';
import { type LineupTeam, shortOf } from './lineup-teams.ts';
import { captainsOf, type NamedLineup, namedLineups } from './named-lineups.ts';

/** `20 line-ups`. */
export function countText(i18n: I18n, count: number): string {
  return i18n.t('{count, plural, one {# line-up} other {# line-ups}}', { count });
}

interface ResultsProps {
  answer: LineupResponse;
  /** The title of the match, which is copied with the line-ups. */
  title: string;
  teams: readonly LineupTeam[];
  /** True once the match has started: elevens that are unknown then were never announced. */
  hasStarted: boolean;
  /** True when the elevens were announced after these line-ups were built. */
  isOutdated: boolean;
}

/** The built line-ups, to copy or save, and in how many of them each player is. */
export function LineupResults({ title, ...props }: ResultsProps) {
  const { i18n } = useLingui();
  const { answer, teams } = props;
  const lineups = namedLineups(answer);
  const save = () =>
    saveFile('gullylens-line-ups.csv', new Blob([lineupsAsCsv(lineups)], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className="space-y-8">
      <Section title={countText(i18n, lineups.length)}>
        <Notes {...props} />
        <div className="my-3 flex flex-wrap gap-2">
          <CopyButton text={lineupsAsText(i18n, { title, lineups, teams })} label={i18n.t('Copy as text')} />
          <Button look="outline" onClick={save}>
            <Download aria-hidden="true" className="size-4" /> {i18n.t('Save as CSV')}
          </Button>
        </div>
        <LineupList lineups={lineups} teams={teams} />
      </Section>
      <Exposure answer={answer} lineups={lineups} teams={teams} />
    </div>
  );
}

function Notes({ answer, hasStarted, isOutdated }: Omit<ResultsProps, 'title'>) {
  const { i18n } = useLingui();
  const { announced, expectedBest, lineups, proof, short, style, projectedAt } = answer;
  const gap = proof?.gapToRunnerUp ?? null;
  const label = styles.find(({ key }) => key === style)?.label;
  return (
    <div className="mt-1 space-y-1 text-sm text-muted">
      {label && <p className="font-semibold text-text">{i18n.t(label)}</p>}
      {isOutdated && (
        <p role="status" className="font-semibold text-floodlight">
          {i18n.t('The playing XIs were announced after these were built. Build again to use them.')}
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
      <p>{i18n.t(announcedTexts[announced ? 'yes' : hasStarted ? 'never' : 'no'])}</p>
      {gap !== null && (
        <p>
          {i18n.t('Proved the best: every other line-up has at least {points} fewer expected points.', {
            points: gap.toFixed(1),
          })}
        </p>
      )}
      <Disclosure title={<span className="font-medium">{i18n.t('About these numbers')}</span>}>
        <div className="space-y-1 pb-2">
          <PointsNote kind="lineUp" />
          {expectedBest !== null && (
            <p>
              {i18n.t('Over the simulated matches the best of them scores {points} points on average.', {
                points: Math.round(expectedBest),
              })}
            </p>
          )}
          <p>{i18n.t('In eight of ten simulated matches the points are in the range below them.')}</p>
          <p>
            {i18n.t(
              'Each line-up has its own captain and vice-captain: they may differ from those of the analysis.',
            )}
          </p>
          <p>{i18n.t('Projections of {moment}.', { moment: dateTimeText(i18n, projectedAt) })}</p>
        </div>
      </Disclosure>
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

/** Line-ups in view before the rest is requested, so that the exposure below them stays within reach. */
const SHOWN = 20;

interface ListProps {
  /** The best first. */
  lineups: readonly NamedLineup[];
  teams: readonly LineupTeam[];
}

function LineupList({ lineups, teams }: ListProps) {
  const { i18n } = useLingui();
  const [captain, setCaptain] = useState('');
  const [isWhole, setWhole] = useState(false);
  const captains = captainsOf(lineups);
  const [best] = lineups;
  const fitting = lineups
    .map((lineup, at) => ({ lineup, number: at + 1 }))
    .filter(({ lineup }) => captain === '' || lineup.players[0]?.key === captain);
  const shown = isWhole ? fitting : fitting.slice(0, SHOWN);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap gap-x-4 text-xs text-muted">
          {teams.map(({ name }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <TeamDot teams={teams} team={name} />
              {name}
            </span>
          ))}
          {lineups.length > 1 && (
            <span>
              {i18n.t(
                'In and out: changes from line-up 1. The line-ups have to differ, so the last ones have fewer expected points.',
              )}
            </span>
          )}
        </p>
        {captains.length > 1 && lineups.length > captains.length && (
          <Select
            label={i18n.t('Captain')}
            none={i18n.t('Any captain')}
            value={captain}
            onChoose={setCaptain}
            className="max-sm:w-full"
          >
            {captains.map(({ key, name, count }) => (
              <option key={key} value={key}>{`${name} (${count})`}</option>
            ))}
          </Select>
        )}
      </div>
      <ol className="space-y-2">
        {shown.map(({ lineup, number }) => (
          <li key={number}>
            <LineupRow
              number={number}
              lineup={lineup}
              best={best ?? lineup}
              teams={teams}
              openAtFirst={number === 1}
            />
          </li>
        ))}
      </ol>
      {shown.length < fitting.length && (
        <Button look="outline" className="mt-3 w-full" onClick={() => setWhole(true)}>
          {i18n.t('Show all {count}', { count: fitting.length })}
        </Button>
      )}
    </>
  );
}

/** In how many line-ups each player is, and leads. */
function Exposure({ answer, lineups, teams }: ListProps & Pick<ResultsProps, 'answer'>) {
  const { i18n } = useLingui();
  const players = answer.players.toSorted((a, b) => b.held - a.held || b.pickPercentage - a.pickPercentage);
  const captained = new Map(captainsOf(lineups).map(({ key, count }) => [key, count]));
  return (
    <Section title={i18n.t('Player exposure')} heading="mb-3 text-xl font-bold">
      <StatTable
        caption={i18n.t('Player exposure')}
        first={i18n.t('Player')}
        columns={[
          { short: i18n.t('Line-ups'), name: i18n.t('Line-ups') },
          { short: i18n.t('Captain'), name: i18n.t('Captain') },
          {
            short: i18n.t('In winning teams (simulated)'),
            name: i18n.t('In winning teams (simulated)'),
          },
        ]}
        rows={players.map(({ key, name, team, held, exposure, pickPercentage }) => ({
          key,
          head: (
            <span className="inline-flex items-center gap-1.5">
              <TeamDot teams={teams} team={team} />
              {name}
            </span>
          ),
          note: shortOf(teams, team),
          cells: [
            `${held}\u00a0(${Math.round(exposure)}%)`,
            String(captained.get(key) ?? '–'),
            `${pickPercentage.toFixed(1)}%`,
          ],
        }))}
      />
    </Section>
  );
}
