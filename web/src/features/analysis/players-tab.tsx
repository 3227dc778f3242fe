import { useLingui } from '@lingui/react';
import type { Analysis, PickedPlayer } from '@gullylens/contract/http/analysis';
import { Badge } from '../../ui/badge.tsx';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { PlayerLine, ReportBlock } from './report-parts.tsx';

export function PlayersTab({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { captainChoices, trumpPlayers, flopPlayers, projections } = analysis;
  const { primary, alternative } = captainChoices;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PointsNote of="expected" />
      {primary && (
        <ReportBlock title={i18n.t('Captain and vice-captain')}>
          <ul className="divide-y divide-line">
            <PlayerLine
              player={primary}
              projections={projections}
              mark={<Badge tone="premium">{i18n.t('Captain')}</Badge>}
            />
            {alternative && (
              <PlayerLine
                player={alternative}
                projections={projections}
                mark={<Badge>{i18n.t('Vice-captain')}</Badge>}
              />
            )}
          </ul>
        </ReportBlock>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <PlayerList
          title={i18n.t('Trump players')}
          note={i18n.t('May score far more than usual.')}
          players={trumpPlayers}
          projections={projections}
        />
        <PlayerList
          title={i18n.t('Flop players')}
          note={i18n.t('May score less than usual, and still be worth a place.')}
          players={flopPlayers}
          projections={projections}
        />
      </div>
      <ReportBlock title={i18n.t('Dream team')}>
        <ul className="flex flex-wrap gap-2">
          {analysis.dreamTeam.map((player) => (
            <li key={player.key}>
              <Badge>{player.name}</Badge>
            </li>
          ))}
        </ul>
      </ReportBlock>
    </div>
  );
}

interface PlayerListProps extends Pick<Analysis, 'projections'> {
  title: string;
  /** What puts a player here. */
  note: string;
  players: readonly PickedPlayer[];
}

function PlayerList({ title, note, players, projections }: PlayerListProps) {
  const { i18n } = useLingui();
  return (
    <ReportBlock title={title}>
      <p className="text-sm text-muted">
        {players.length === 0 ? i18n.t('Nobody stands out in the history.') : note}
      </p>
      <ul className="divide-y divide-line">
        {players.map((player) => (
          <PlayerLine key={player.key} player={player} projections={projections} />
        ))}
      </ul>
    </ReportBlock>
  );
}
