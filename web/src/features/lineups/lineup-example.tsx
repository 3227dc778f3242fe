import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { useLingui } from '@lingui/react';
import { ARMBANDS } from '../../ui/players/armband-mark.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { styles } from './lineup-choices.ts';
import { NothingBuilt } from './lineups-loading.tsx';

/** Before the first line-ups are built: a team of the analysis on a board, or that there is nothing yet. */
export function LineupExample({ analysis: { teams, projections } }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const team = teams.find(({ style }) => style === 'balanced') ?? teams[0];
  const label = styles.find(({ key }) => key === team?.style)?.label;
  if (!team || !label) return <NothingBuilt />;
  const armbandOf = (key: string) => ARMBANDS[[team.captain, team.viceCaptain].indexOf(key)];
  const players = projections.filter(({ key }) => team.players.includes(key));
  // Ten players would look like a choice.
  if (players.length < team.players.length) return <NothingBuilt />;
  const example = i18n.t('From our analysis: {team}', { team: i18n.t(label) });
  return (
    <>
      <p className="mb-1 text-center font-semibold">{example}</p>
      <p className="mb-3 text-center text-sm text-muted">
        {i18n.t('Your own line-ups appear here once you build them.')}{' '}
        {i18n.t('Each has one to eight players of each role and at least one of each team.')}
      </p>
      <PitchBoard
        label={example}
        players={players.map((player) => ({ ...player, armband: armbandOf(player.key) }))}
      />
    </>
  );
}
