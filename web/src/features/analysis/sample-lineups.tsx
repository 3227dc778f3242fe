import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ArmbandMark } from '../../ui/match/armband-mark.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { boardPlayers } from './dream-team-board.tsx';
import { useFreeSample } from './free-sample.tsx';
import { teamNames } from './premium-content.tsx';

/**
 * The line-ups of the free sample, for users without Premium: what line-ups look like. Nothing without a sample, or
 * when it has no line-ups.
 */
export function SampleLineups() {
  const { sample } = useFreeSample();
  const matchKey = sample?.matchKey ?? '';
  const analysis = useQuery({
    ...apiQuery('GET /api/v1/analysis/{matchKey}/', { params: { matchKey } }),
    enabled: sample !== undefined,
  });
  const data = analysis.data?.data;
  return data && data.teams.length > 0 ? <Lineups analysis={data} /> : null;
}

function Lineups({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { teams, projections, matchTitle, matchKey } = analysis;
  const nameOf = (key: string) => projections.find((player) => player.key === key)?.name ?? '';
  const shown = teams.find(({ style }) => style === 'balanced') ?? teams[0];
  if (shown === undefined) return null;
  return (
    <Section title={i18n.t('Free sample: three of our line-ups')}>
      <p className="mt-1 text-sm text-muted">
        {i18n.t('From the analysis of')}{' '}
        <Link to={pathTo.analysis(matchKey)} className={textLinkClasses}>
          {matchTitle}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        <ol className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {teams.map(({ name, expected, captain, viceCaptain, p10, p90 }) => (
            <li key={name} className="flex items-center gap-3 py-3">
              <div className="min-w-0 flex-1">
                <h3 className="text-sm font-bold">{i18n.t(teamNames[name])}</h3>
                <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
                  <span className="inline-flex items-center gap-1.5">
                    <ArmbandMark armband="captain" /> {nameOf(captain)}
                  </span>
                  <span className="inline-flex items-center gap-1.5">
                    <ArmbandMark armband="vice-captain" /> {nameOf(viceCaptain)}
                  </span>
                </p>
              </div>
              <p className="shrink-0 text-right">
                <span className="block text-lg font-extrabold tabular">{expected.toFixed(0)}</span>
                <span className="block text-xs text-muted tabular">
                  {Math.round(p10)}–{Math.round(p90)}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <PitchBoard label={i18n.t(teamNames[shown.name])} players={boardPlayers(analysis, shown)} />
      </div>
    </Section>
  );
}
