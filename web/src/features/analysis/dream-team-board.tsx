import type { Analysis } from '@gullylens/contract/http/analysis';
import { useLingui } from '@lingui/react';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { boardPlayers } from './board-players.ts';
import { CaptainsNote } from './captains-note.tsx';

/** The eleven of the analysis on a ground, where every player's role is known. */
export function DreamTeamBoard({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { primary, alternative } = analysis.captainChoices;
  const team = {
    players: analysis.dreamTeam.map(({ key }) => key),
    captain: primary?.key,
    viceCaptain: alternative?.key,
  };
  const players = boardPlayers(analysis, team);
  if (players.length === 0) return null;
  return (
    <section aria-labelledby="dream-team">
      <h2 id="dream-team" className="mb-3 text-xl font-bold">
        {i18n.t('Dream team')}
      </h2>
      <CaptainsNote choices={analysis.captainChoices} team={team} of="dream" />
      <PitchBoard label={i18n.t('Dream team')} players={players} />
    </section>
  );
}
