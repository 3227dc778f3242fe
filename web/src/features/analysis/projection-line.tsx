import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { ContributionBars } from '../../ui/contribution-bars.tsx';
import { IntervalBar } from '../../ui/interval-bar.tsx';
import { roleName } from '../../ui/match/role-words.ts';
import { TeamBadge, initials } from '../../ui/team-badge.tsx';
import { partWords } from './projection-words.ts';

interface ProjectionLineProps {
  projection: PlayerProjection;
  /** The right end of every bar of the list, in points. */
  most: number;
}

/** One player's range; opened, what the number is made of. */
export function ProjectionLine({ projection, most }: ProjectionLineProps) {
  const { i18n } = useLingui();
  const { name, team, role, mean, p10, p90 } = projection;
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.5fr)_auto_auto]">
          <TeamBadge size="small" name={team} shortName={initials(team)} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-xs text-muted">{roleName(i18n, role)}</span>
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
        <ProjectionParts projection={projection} />
      </details>
    </li>
  );
}

function ProjectionParts({ projection }: { projection: PlayerProjection }) {
  const { i18n } = useLingui();
  const { parts, topChance, topThreeChance, pickPercentage, matches } = projection;
  return (
    <div className="grid gap-4 pb-4 md:grid-cols-2">
      <ContributionBars
        parts={partKeys.map((key) => ({ label: i18n.t(partWords[key]), value: parts[key] }))}
        total={i18n.t('Expected points')}
      />
      <dl className="space-y-1 text-sm">
        <Fact name={i18n.t('Most points of the match')} value={`${topChance.toFixed(1)}%`} />
        <Fact name={i18n.t('Among the best three')} value={`${topThreeChance.toFixed(1)}%`} />
        <Fact name={i18n.t('Share of simulated winning teams')} value={`${pickPercentage.toFixed(1)}%`} />
        <Fact name={i18n.t('Matches behind the number')} value={String(matches)} />
      </dl>
    </div>
  );
}

const partKeys = ['context', 'opportunity', 'skill', 'ground', 'matchUp'] as const;

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular">{value}</dd>
    </div>
  );
}
