import { useLingui } from '@lingui/react';
import type { Analysis } from '@gullylens/contract/http/analysis';
import { Badge } from '../../ui/badge.tsx';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { PlayerLine, ReportBlock } from './report-parts.tsx';

export function PlayersTab({ analysis }: { analysis: Analysis }) {
  const { i18n } = useLingui();
  const { captainChoices, trumpPlayers, flopPlayers, projections } = analysis;
  const armbands = [
    { player: captainChoices.primary, mark: <Badge tone="premium">{i18n.t('Captain')}</Badge> },
    { player: captainChoices.alternative, mark: <Badge>{i18n.t('Vice-captain')}</Badge> },
  ];
  const lists = [
    {
      title: i18n.t('Trump players'),
      note: i18n.t('May score far more than usual.'),
      players: trumpPlayers,
    },
    {
      title: i18n.t('Flop players'),
      note: i18n.t('May score less than usual, and still be worth a place.'),
      players: flopPlayers,
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <PointsNote of="expected" />
      {captainChoices.primary && (
        <ReportBlock title={i18n.t('Captain and vice-captain')}>
          <ul className="divide-y divide-line">
            {armbands.map(
              ({ player, mark }) =>
                player && (
                  <PlayerLine key={player.key} player={player} projections={projections} mark={mark} />
                ),
            )}
          </ul>
        </ReportBlock>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {lists.map(({ title, note, players }) => (
          <ReportBlock key={title} title={title}>
            <p className="text-sm text-muted">
              {players.length === 0 ? i18n.t('Nobody stands out in the history.') : note}
            </p>
            <ul className="divide-y divide-line">
              {players.map((player) => (
                <PlayerLine key={player.key} player={player} projections={projections} />
              ))}
            </ul>
          </ReportBlock>
        ))}
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
