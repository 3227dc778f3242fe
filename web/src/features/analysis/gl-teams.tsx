import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { boardPlayers, CaptainsNote, DreamTeamBoard } from './dream-team-board.tsx';

type GlTeam = Analysis['teams'][number];

/** The names of the three ways, as the contract has them. */
const names: Readonly<Record<GlTeam['name'], string>> = {
  'Safe & Steady': sentence('Safe & Steady'),
  'High Risk-Reward': sentence('High Risk-Reward'),
  'Balanced Approach': sentence('Balanced Approach'),
};

/** Three elevens for one match: sure, daring, and in between. */
export function GlTeams({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const teamNames = analysis.teams.map(({ name }) => name);
  const [chosen, choose] = useChoiceInAddress('team', teamNames, teamNames[0]);
  const team = analysis.teams.find(({ name }) => name === chosen);
  if (team === undefined) return <DreamTeamBoard analysis={analysis} />;
  return (
    <section aria-labelledby="gl-teams">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="gl-teams" className="text-lg font-bold">
          {i18n.t('GL Teams')}
        </h2>
        <Link to={pathTo.lineups(analysis.matchKey)} className={buttonClasses('outline')}>
          {i18n.t('Build line-ups')}
        </Link>
      </div>
      <Tabs
        label={i18n.t('GL Teams')}
        tabs={teamNames.map((name) => ({ key: name, label: i18n.t(names[name]) }))}
        selected={team.name}
        onSelect={choose}
      >
        <p className="text-sm text-muted tabular">
          <span className="text-xl font-extrabold text-text">{team.expected.toFixed(1)}</span>{' '}
          {i18n.t('expected points; eight matches in ten {low} to {high}', {
            low: Math.round(team.p10),
            high: Math.round(team.p90),
          })}
        </p>
        <PointsNote of="lineUp" className="mb-3" />
        <CaptainsNote choices={analysis.captainChoices} team={team} of={team.style} />
        <PitchBoard label={i18n.t(names[team.name])} players={boardPlayers(analysis, team)} />
      </Tabs>
    </section>
  );
}
