import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChartFigure, type ChartTable } from '../../ui/charts/chart-figure.tsx';
import { ContributionBars } from '../../ui/charts/contribution-bars.tsx';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';
import { PointsNote } from '../../ui/players/points-note.tsx';
import { roleName } from '../../ui/players/player-roles.ts';
import { Section } from '../../ui/layout/section.tsx';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { opponentAmong } from '../../ui/teams/colours-in-match.ts';
import { shortName } from '../../ui/text/short-name.ts';

const FIRST_PLAYERS = 11;
/** The chance to play, in percent, of a player in an announced eleven, which has none stated. */
const CERTAIN = 100;

/** The expected points of all players in a match, highest first. Shows eleven until the visitor opens the rest. */
export function PlayerProjections({ projections }: { projections: readonly PlayerProjection[] }) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  if (projections.length === 0) return null;
  const shown = all ? projections : projections.slice(0, FIRST_PLAYERS);
  const most = Math.max(...projections.map(({ p90 }) => p90));
  return (
    <Section title={i18n.t('Expected points')}>
      <PointsNote kind="expected" className="mt-1" />
      {projections.some(mayNotPlay) && (
        <p className="mt-1 text-sm text-muted">
          {i18n.t(
            'The playing XIs are not announced yet. The points are what to expect of a player who plays; the percentages allow for one who is left out.',
          )}
        </p>
      )}
      <p className="mb-3 text-sm text-muted">
        {i18n.t(
          'The mark on the bar shows the expected points. One match in ten ends below the bar, one in ten above it. Tap a player for details.',
        )}
      </p>
      <ChartFigure
        table={projectionTable(i18n, projections)}
        action={
          projections.length > FIRST_PLAYERS && (
            <Button
              look="outline"
              className="border-line! px-3! text-xs! text-muted!"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all
                ? i18n.t('Show the first {count}', { count: FIRST_PLAYERS })
                : i18n.t('Show all {count} players', { count: projections.length })}
            </Button>
          )
        }
      >
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {shown.map((projection) => (
            <ProjectionLine
              key={projection.key}
              projection={projection}
              opponent={opponentAmong(projections, projection.team)}
              most={most}
            />
          ))}
        </ul>
      </ChartFigure>
    </Section>
  );
}

/** Returns whether the player is only likely to play, because the elevens are not announced. */
function mayNotPlay({ playChance = CERTAIN }: PlayerProjection): boolean {
  return playChance < CERTAIN;
}

interface ProjectionLineProps {
  projection: PlayerProjection;
  opponent: { name: string } | undefined;
  /** The points at the right end of every bar in the list. */
  most: number;
}

/** A player's expected points and their range; when opened, the parts of the number. */
function ProjectionLine({ projection, opponent, most }: ProjectionLineProps) {
  const { i18n } = useLingui();
  const { name, team, role, mean, p10, p90, playChance = CERTAIN } = projection;
  const facts = [
    ...(mayNotPlay(projection)
      ? [{ name: i18n.t('Chance to play'), value: `${Math.round(playChance)}%` }]
      : []),
    { name: i18n.t('Most points of the match'), value: `${projection.topChance.toFixed(1)}%` },
    { name: i18n.t('Among the best three'), value: `${projection.topThreeChance.toFixed(1)}%` },
    { name: i18n.t('In winning teams (simulated)'), value: `${projection.pickPercentage.toFixed(1)}%` },
    { name: i18n.t('Matches used'), value: String(projection.matches) },
  ];
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.5fr)_auto_auto]">
          <PlayerAvatar name={name} team={team} opponent={opponent} playerRole={role} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-xs text-muted">
              {shortName(team)} · {roleName(i18n, role)}
            </span>
          </span>
          <span className="max-md:order-last max-md:col-span-4">
            <IntervalBar
              low={p10}
              mark={mean}
              high={p90}
              to={most}
              summary={i18n.t('from {low} to {high} points', { low: p10.toFixed(0), high: p90.toFixed(0) })}
            />
          </span>
          <span className="text-right tabular">
            <span className="block text-lg font-extrabold">{mean.toFixed(1)}</span>
            <span aria-hidden="true" className="block text-xs text-muted">
              {p10.toFixed(0)}–{p90.toFixed(0)}
            </span>
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-4 md:grid-cols-2">
          <ContributionBars
            parts={parts.map(({ key, label }) => ({ label: i18n.t(label), value: projection.parts[key] }))}
            total={mean}
            totalLabel={i18n.t('Expected points')}
          />
          <dl className="space-y-1 text-sm">
            {facts.map((fact) => (
              <div key={fact.name} className="flex justify-between gap-4">
                <dt className="text-muted">{fact.name}</dt>
                <dd className="font-semibold tabular">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </li>
  );
}

/** The parts that add up to a player's expected points, in fantasy points. */
const parts = [
  { key: 'context', label: sentence('Average player at this ground') },
  { key: 'opportunity', label: sentence('Opportunity') },
  { key: 'skill', label: sentence('Skill and form') },
  { key: 'ground', label: sentence('Ground') },
  { key: 'matchUp', label: sentence('Opponents') },
] as const;

function projectionTable(i18n: I18n, projections: readonly PlayerProjection[]): ChartTable {
  const hasPlayChances = projections.some(mayNotPlay);
  return {
    caption: i18n.t('Expected points of every player'),
    head: [
      i18n.t('Player'),
      i18n.t('Mean'),
      'P10',
      'P50',
      'P90',
      ...(hasPlayChances ? [i18n.t('Chance to play')] : []),
      i18n.t('Most points'),
      i18n.t('Best three'),
      i18n.t('In winning teams (simulated)'),
    ],
    rows: projections.map(
      ({ name, mean, p10, p50, p90, playChance = CERTAIN, topChance, topThreeChance, pickPercentage }) => [
        name,
        ...[mean, p10, p50, p90].map((points) => points.toFixed(1)),
        ...(hasPlayChances ? [`${playChance.toFixed(1)}%`] : []),
        ...[topChance, topThreeChance, pickPercentage].map((percent) => `${percent.toFixed(1)}%`),
      ],
    ),
  };
}
